import pg from 'pg';

/**
 * Milliseconds after which a statement without an answer ends its connection: a little more than the server's own limit, so that it applies
 * only where the server's does not.
 */
export const longestWait = 1_700;

/** Any way of calling `query`: text or object, values, callback. */
export type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection whose loss rejects its own statements and nothing else, and which is given up when the server hangs; it is not used
 * afterwards.
 */
export class SiteClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A waiting caller learns of the loss by its statement; without a listener the process would end.
    this.on('error', () => undefined);
    const plain = super.query.bind(this) as Query;
    const bounded: Query = (...given) => {
      let end: NodeJS.Immediate | undefined;
      // A busy process runs its timers before its sockets: data that has arrived is read first.
      const late = setTimeout(() => {
        end = setImmediate(() => this.connection.stream.destroy(new Error('Query read timeout')));
      }, longestWait);
      const settled = () => {
        clearTimeout(late);
        clearImmediate(end);
      };
      const callback = given.at(-1);
      if (typeof callback === 'function')
        given[given.length - 1] = (...answer: unknown[]) => (settled(), (callback as (...answer: unknown[]) => unknown)(...answer));
      const answer = plain(...(given as [unknown]));
      if (answer instanceof Promise) answer.then(settled, settled);
      return answer;
    };
    Object.assign(this, { query: bounded });
  }
}
