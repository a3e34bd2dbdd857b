import pg from 'pg';

/** Milliseconds for one try to connect. */
const patience = 3_000;

/**
 * Whether a pooler answers at an address, such as PgBouncer, which hands a connection on after each transaction: it knows no limits of a
 * session and refuses them when a connection begins.
 * @throws Error of the connection when nothing answers
 */
export async function isPooler(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, statement_timeout: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message)) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
