/** A real PostgreSQL to run the suite on; unset, it runs on the embedded database. */
// biome-ignore lint/style/noProcessEnv: the runner of the tests says which database to use, before any config is read
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;
