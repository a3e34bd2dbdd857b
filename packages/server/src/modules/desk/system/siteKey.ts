import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSeal, type Seal } from '../../../platform/seal.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Settings } from '../../../settings.ts';
import { siteSecrets } from './system.tables.ts';

type Parts = Pick<Platform, 'db' | 'settings'>;

/** The site's key is missing or another one. The message says the way out. */
export class WrongSiteKey extends Error {
  override name = 'WrongSiteKey';
}

/** Begin of a sealed secret; a secret of an earlier release has no blank in it. */
const mark = 'sealed ';
const sealed = (seal: Seal, name: string, secret: string): string => mark + seal.seal(`${name} ${secret}`);
const isSealed = (stored: string): boolean => stored.startsWith(mark);

/** Reads a stored secret; undefined when another key, or another name, sealed it. */
function unsealed(seal: Seal, name: string, stored: string): string | undefined {
  try {
    const text = seal.open(stored.slice(mark.length));
    return text.startsWith(`${name} `) ? text.slice(name.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** File of the site's key, beside the data. */
export const siteKeyFile = ({ data }: Pick<Settings, 'data'>): string => join(resolve(data), 'site.key');
/** The key that a rotation was about to use when it was cut short. */
const nextFile = (settings: Pick<Settings, 'data'>): string => `${siteKeyFile(settings)}.next`;
const draw = () => randomBytes(32).toString('base64url');

function write(file: string, key: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    // Another program of this machine was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

/** The key as the settings or the file give it; undefined where there is none yet. */
export const readSiteKey = (settings: Pick<Settings, 'data' | 'siteKey'>): string | undefined =>
  settings.siteKey ?? read(siteKeyFile(settings));

const wayOut = (settings: Settings): string =>
  settings.siteKey === undefined
    ? `Copy site.key from another node or from a backup to ${siteKeyFile(settings)}, or set PITCHSIDE_KEY`
    : 'Set PITCHSIDE_KEY to the key that this site began with';

/** Opens a secret of the database. @throws WrongSiteKey */
function openRow(settings: Settings, seal: Seal, name: string, stored: string): string {
  const secret = unsealed(seal, name, stored);
  if (secret === undefined) throw new WrongSiteKey(`The site’s key does not open its secrets. ${wayOut(settings)}`);
  return secret;
}

/** Makes sure of the key: makes one for a new site, and seals what an earlier release left open in the database. */
async function findKey(tx: Transaction, settings: Settings): Promise<string> {
  const rows = await tx.select().from(siteSecrets);
  const isInUse = rows.some(({ sealed: stored }) => isSealed(stored));
  if (isInUse && readSiteKey(settings) === undefined)
    throw new WrongSiteKey(`The site’s key is missing: without it stream keys and sealed papers are lost. ${wayOut(settings)}`);
  if (readSiteKey(settings) === undefined) write(siteKeyFile(settings), draw());
  const first = rows.find(({ sealed: stored }) => isSealed(stored));
  const next = settings.siteKey === undefined ? read(nextFile(settings)) : undefined;
  if (first && next !== undefined) {
    const isRotated = unsealed(createSeal(next), first.name, first.sealed) !== undefined;
    if (isRotated) renameSync(nextFile(settings), siteKeyFile(settings));
  }
  const key = readSiteKey(settings) ?? '';
  const seal = createSeal(key);
  for (const { name, sealed: stored } of rows) {
    if (isSealed(stored)) openRow(settings, seal, name, stored);
    else
      await tx
        .update(siteSecrets)
        .set({ sealed: sealed(seal, name, stored) })
        .where(eq(siteSecrets.name, name));
  }
  return key;
}

/** A reader of the site's secrets, each generated on first use. */
export type Secrets = (name: string) => Promise<string>;

/**
 * Opens the site's secrets with its key.
 * @throws WrongSiteKey when the key is not there, or not theirs
 */
export async function openSecrets({ db, settings }: Parts): Promise<Secrets> {
  const seal = createSeal(
    await db.transaction(async (tx) => {
      await takeTurn(tx, 'siteKey');
      return findKey(tx, settings);
    }),
  );
  return async (name) => {
    await db
      .insert(siteSecrets)
      .values({ name, sealed: sealed(seal, name, draw()) })
      .onConflictDoNothing();
    const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name));
    if (!row) throw new Error(`the secret ${name} could not be kept`);
    return openRow(settings, seal, name, row.sealed);
  };
}

/**
 * Seals all secrets with a new key; the secrets themselves stay. A file is replaced; a key of the settings is returned, to be set by hand.
 * @returns the new key where the settings hold it
 */
export async function rotateSiteKey({ db, settings }: Parts): Promise<string | undefined> {
  const key = draw();
  const isFile = settings.siteKey === undefined;
  if (isFile) writeFileSync(nextFile(settings), `${key}\n`, { mode: 0o600, flush: true });
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'siteKey');
    const [before, after] = [createSeal(readSiteKey(settings) ?? ''), createSeal(key)];
    for (const { name, sealed: stored } of await tx.select().from(siteSecrets))
      await tx
        .update(siteSecrets)
        .set({ sealed: sealed(after, name, openRow(settings, before, name, stored)) })
        .where(eq(siteSecrets.name, name));
  });
  if (isFile) renameSync(nextFile(settings), siteKeyFile(settings));
  return isFile ? undefined : key;
}
