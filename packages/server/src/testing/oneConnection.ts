import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../ports/database/database.ts';

interface Running {
  isOpen: boolean;
}

/**
 * Refuses a second connection to code that holds one in a transaction: under load all connections of a pool may be held and wait for
 * another, for ever. `assertNone` reports the refusals, because the code in between may have swallowed them.
 */
export function holdToOneConnection({ db, pool }: OpenDatabase): { assertNone(): void } {
  const within = new AsyncLocalStorage<Running>();
  const refused: Error[] = [];

  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin(async (tx) => {
      const running: Running = { isOpen: true };
      try {
        return await within.run(running, () => work(tx));
      } finally {
        // Work that was begun in a transaction and goes on after it holds no connection.
        running.isOpen = false;
      }
    }, config);

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (within.getStore()?.isOpen) {
      const error = new Error('a transaction asked for a second connection: use its own');
      refused.push(error);
      throw error;
    }
    return connect(...given);
  }) as typeof pool.connect;

  return {
    assertNone() {
      const [first] = refused.splice(0);
      if (first) throw first;
    },
  };
}
