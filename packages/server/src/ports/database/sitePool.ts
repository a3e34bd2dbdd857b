import pg from 'pg';

/** Makes releasing a connection twice harmless; only the first time counts. */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  let isBack = false;
  client.release = (broken) => {
    if (isBack) return;
    isBack = true;
    client.off('end', lost);
    giveBack(broken);
  };
  const lost = () => client.release(true);
  // A transaction that could not even begin releases nothing: its connection would be missing for ever.
  client.once('end', lost);
  return client;
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

/** A pool that misses a connection no longer than it lives. */
export class SitePool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    // An idle connection that breaks is replaced on next use.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(givenBackOnce);
    // Single statements come this way, and the pool releases their connection itself.
    super.connect(callback);
    return undefined;
  }
}
