/** The sandbox's time: the machine's, plus what `advance` added. Whatever falls due is done at its own moment. */
export class SandboxClock {
  readonly #base: () => Date;
  #offsetMs: number;
  #pinnedMs: number | null = null;

  constructor(base: () => Date, offsetMs: number) {
    this.#base = base;
    this.#offsetMs = offsetMs;
  }

  now(): Date {
    return new Date(this.#pinnedMs ?? this.#base().getTime() + this.#offsetMs);
  }

  /** Whole seconds since 1970, as Stripe writes moments. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves time forward for good. */
  moveTo(moment: Date): void {
    this.#offsetMs = moment.getTime() - this.#base().getTime();
  }

  /** Does something as if it were another moment, for what fell due while nobody looked. */
  at(seconds: number, act: () => void): void {
    const before = this.#pinnedMs;
    this.#pinnedMs = seconds * 1000;
    try {
      act();
    } finally {
      this.#pinnedMs = before;
    }
  }
}
