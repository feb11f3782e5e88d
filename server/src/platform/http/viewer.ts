/** Whoever makes a request, once recognised: the signed-in member and the athlete they act for. */
export interface Viewer {
  readonly memberId: string;
  readonly athleteId: string;
  readonly athleteName: string | null;
  /** Null for the demo. */
  readonly email: string | null;
  readonly isDemo: boolean;
  readonly sessionId: string;
  /** The session's end; it slides while it is used. */
  readonly sessionEndsAt: Date;
  readonly signedInAt: Date;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Filled by the access gate of an endpoint; null for a stranger. */
    viewer: Viewer | null;
  }
}
