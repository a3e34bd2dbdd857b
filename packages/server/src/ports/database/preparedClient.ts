import type { ClientConfig } from 'pg';
import { SiteClient, type Query } from './siteClient.ts';

/** Most prepared statements of a connection, so that its list stays bounded. */
const most = 400;
/** Runs after which a statement is prepared; for a rare one it is not worth it. */
const worthIt = 3;

const asked = new Map<string, { times: number; name: string }>();

/** The name under which a statement is prepared, or undefined while it is not. */
function nameOf(text: string): string | undefined {
  const known = asked.get(text);
  if (known) {
    known.times += 1;
    return known.times > worthIt ? known.name : undefined;
  }
  if (asked.size < most) asked.set(text, { times: 1, name: `s${asked.size}` });
  return undefined;
}

/** A query that may be prepared: text with parameters apart from it, and no name of its own. */
const isOpen = (config: unknown): config is { text: string; name?: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (!('name' in config) || config.name === undefined || config.name === '') &&
  !('submit' in config);

/**
 * A connection that prepares frequent statements, so that PostgreSQL plans them once: planning the statements that move value takes longer
 * than running them.
 */
export class PreparedClient extends SiteClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as Query;
    const prepared: Query = (config, ...rest) => {
      const values = rest[0];
      const name = isOpen(config) && Array.isArray(values) && values.length > 0 ? nameOf(config.text) : undefined;
      return plain(name === undefined ? config : { ...(config as object), name }, ...rest);
    };
    Object.assign(this, { query: prepared });
  }
}
