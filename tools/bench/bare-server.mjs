import Fastify from "fastify";

const app = Fastify();
app.get("/healthz", async () => ({ alive: true }));
app.get("/hello", async () => ({ hello: "world" }));
process.once("SIGTERM", () => process.exit(0));
await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
