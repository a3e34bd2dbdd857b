import { migrateDatabase } from '../platform/migrations.ts';
import { serverPackage } from '../platform/project.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../ports/database/database.ts';
import { isPooler } from '../ports/database/pooler.ts';
import type { Settings } from '../settings.ts';

/** Ways to a database that may stand behind a pooler. */
export interface WayTo {
  isPooled: boolean;
  /** For what needs a session of its own, as LISTEN does; undefined where only a pooler is known. */
  sessionUrl: string | undefined;
  migrationUrl: string;
}

/** Finds the ways to a database that was chosen: `DATABASE_URL` may be a pooler's, and `DATABASE_DIRECT_URL` the way past it. */
export async function wayTo({ databaseUrl, databaseDirectUrl }: Settings, url: string): Promise<WayTo> {
  const isPooled = databaseUrl !== undefined && (await isPooler(url));
  const direct = databaseUrl === undefined ? undefined : databaseDirectUrl;
  return { isPooled, sessionUrl: direct ?? (isPooled ? undefined : url), migrationUrl: direct ?? url };
}

/** Texts for a database that lets nobody in, by code of PostgreSQL or the system; `DATABASE_URL` holds what they name. */
const refusals: Record<string, (to: URL, said: string) => string> = {
  ENOTFOUND: ({ hostname }) => `The database’s host ${hostname} is not known: check DATABASE_URL`,
  EAI_AGAIN: ({ hostname }) => `The database’s host ${hostname} cannot be looked up now: check DATABASE_URL and the name server`,
  ECONNREFUSED: ({ host }) => `The database does not answer at ${host}: start it, or check DATABASE_URL`,
  '28P01': ({ username }) => `The database refuses the password of ${username}: check DATABASE_URL`,
  '28000': ({ username }) => `The database does not let ${username} in: create the role, or check DATABASE_URL and pg_hba.conf`,
  '3D000': ({ pathname }) => `The database ${pathname.slice(1)} does not exist: create it, or check DATABASE_URL`,
  '42501': ({ username, pathname }) =>
    `The database’s user ${username} may not create tables in ${pathname.slice(1)}: make it the owner, or grant it that`,
  '08P01': ({ host }, said) =>
    /unsupported startup parameter/.test(said)
      ? 'The database’s pooler refuses the connection: set DATABASE_DIRECT_URL to the way past it'
      : `The database behind the pooler at ${host} does not answer (${said}): start it, or check where the pooler looks for it`,
};

/** Says what is wrong with the way to a database; the error itself stays the cause. */
export function explained(error: unknown, url: string): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    const words = 'code' in each ? refusals[String(each.code)] : undefined;
    if (words && URL.canParse(url)) return new Error(words(new URL(url), each.message), { cause: error });
  }
  return error;
}

/** Brings a database that was chosen up to date and opens it. */
export async function openMigrated(
  settings: Settings,
  url: string,
  options: DatabaseOptions = {},
): Promise<{ database: OpenDatabase; way: WayTo }> {
  let tried = url;
  try {
    const way = await wayTo(settings, url);
    tried = way.migrationUrl;
    await migrateDatabase(tried, serverPackage());
    return { database: openDatabase(url, { isPooled: way.isPooled, prepare: settings.databasePrepare === 'on', ...options }), way };
  } catch (error) {
    throw explained(error, tried);
  }
}
