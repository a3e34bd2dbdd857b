import pg from 'pg';
import { beginSpan } from '../../platform/tracing.ts';

/**
 * Milliseconds after which a statement without an answer ends its connection: a little more than the server's own limit, so that it applies
 * only where the server's does not.
 */
export const longestWait = 1_700;

/** Any way of calling `query`: text or object, values, callback. */
export type Query = (config: unknown, ...rest: unknown[]) => unknown;

/** Most characters of a statement in a trace. */
const longestShown = 1_000;

/** A statement for a trace: its text with placeholders, and nothing between quotes. */
function shownStatement(given: unknown): Record<string, string> {
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
  const shown = (typeof text === 'string' ? text : '').slice(0, longestShown * 2).replaceAll(/'(?:[^']|'')*'?/g, "'?'");
  return { 'db.system.name': 'postgresql', 'db.query.text': shown.slice(0, longestShown) };
}

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
      const span = beginSpan('postgresql', 'child', () => shownStatement(given[0]), 'CLIENT');
      const settled = (error?: unknown) => {
        clearTimeout(late);
        clearImmediate(end);
        span?.end(error ?? undefined);
      };
      const callback = given.at(-1);
      if (typeof callback === 'function')
        given[given.length - 1] = (...answer: unknown[]) => (
          settled(answer[0]),
          (callback as (...answer: unknown[]) => unknown)(...answer)
        );
      const answer = plain(...(given as [unknown]));
      if (answer instanceof Promise) answer.then(() => settled(), settled);
      return answer;
    };
    Object.assign(this, { query: bounded });
  }
}
