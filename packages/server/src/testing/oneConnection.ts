import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../ports/database/database.ts';

interface Running {
  isOpen: boolean;
}

/**
 * Refuses a second connection to whoever holds one in a transaction: under load all of a pool may hold one and wait for another, for ever.
 * What was refused is told by `assertNone`, because the code in between may have swallowed it.
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
        // What was begun in a transaction and goes on after it holds nothing.
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
