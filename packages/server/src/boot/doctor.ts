import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import pg from 'pg';
import { uploadLimits } from '../modules/content/uploads/index.ts';
import { readSiteKey } from '../modules/desk/system/index.ts';
import { isFfmpeg } from '../platform/ffmpeg/isFfmpeg.ts';
import { reasonOf, withoutPasswords } from '../platform/faults.ts';
import { isLoopback } from '../platform/address.ts';
import { readJournal } from '../platform/migrationFiles.ts';
import { serverPackage } from '../platform/project.ts';
import { readHeaders, tracesAddress } from '../platform/tracing.ts';
import { openDatabase } from '../ports/database/database.ts';
import { openNatsLine } from '../ports/bus/nats.ts';
import { openStorage } from '../ports/storage/index.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startFailure } from './failures.ts';
import { explained, wayTo } from './openDatabase.ts';
import { requirePaidDiamonds } from './paidDiamonds.ts';
import { clockAhead } from '../platform/databaseState.ts';
import { startWarnings } from './warnings.ts';

/** Result of a check: fine, worth a look, or something that has to be changed. */
export interface Finding {
  about: string;
  level: 'ok' | 'look' | 'wrong';
  words: string;
}

const [day, patience] = [86_400_000, 5_000];
/** Days before its end from which a certificate is worth a look. */
const certificateLimit = 14;

const ok = (about: string, words: string): Finding => ({ about, level: 'ok', words });
const look = (about: string, words: string): Finding => ({ about, level: 'look', words });
const wrong = (about: string, words: string): Finding => ({ about, level: 'wrong', words });

/** Compares the migrations of a database with those of this release. */
async function checkMigrations(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ at: number | null }>('select max(created_at)::float8 as at from drizzle.__drizzle_migrations');
  const known = readJournal(serverPackage()).map((each) => each.at);
  const at = rows[0]?.at ?? 0;
  const waiting = known.filter((each) => each > at).length;
  if (waiting > 0) return [look('release', `${waiting} migrations wait: npm run admin -- upgrade --dry-run says what they do`)];
  return at > (known.at(-1) ?? 0) ? [wrong('release', 'the database is of a later release than this program: start that one')] : [];
}

async function checkDatabase(settings: Settings, environment: Record<string, string | undefined>, url: string): Promise<Finding[]> {
  const way = await wayTo(settings, url);
  const database = openDatabase(way.sessionUrl ?? url, { connections: 1, isPooled: way.sessionUrl === undefined });
  try {
    const { rows } = await database.pool.query<{ version: string; readonly: string; migrated: boolean; sealed: boolean }>(
      `select current_setting('server_version') as version, current_setting('default_transaction_read_only') as readonly,
       to_regclass('drizzle.__drizzle_migrations') is not null as migrated, to_regclass('site_secret') is not null as sealed`,
    );
    const [{ version, readonly, migrated, sealed } = { version: '', readonly: '', migrated: false, sealed: false }] = rows;
    const found = [ok('database', `PostgreSQL ${version}${way.isPooled ? ', through a pooler' : ''}${migrated ? '' : ', still empty'}`)];
    if (Number.parseInt(version, 10) < 15) found.push(look('database', `version ${version} was never tried: 15 to 18 were`));
    if (migrated) found.push(...(await checkMigrations(database.pool)));
    if (readonly === 'on') found.push(wrong('database', 'it takes no writes: free the disk, or leave the standby'));
    if (way.isPooled && way.sessionUrl === undefined && settings.busUrl === undefined)
      found.push(look('bus', 'a pooler carries no wake-ups, so nodes look once a second: set DATABASE_DIRECT_URL or BUS_URL'));
    const hasKeys = sealed && (await database.pool.query('select 1 from site_secret limit 1')).rows.length > 0;
    if (hasKeys && readSiteKey(settings) === undefined)
      found.push(
        wrong('key', `site.key is missing in ${resolve(settings.data)}: copy it from another node or a backup, or set PITCHSIDE_KEY`),
      );
    if (migrated) await requirePaidDiamonds(settings, database.db).catch((error: unknown) => found.push(wrong('money', reasonOf(error))));
    return [...found, ...startWarnings(settings, environment, await clockAhead(database.db)).map((words) => look('settings', words))];
  } finally {
    await database.close();
  }
}

async function checkBus({ busUrl }: Settings): Promise<Finding[]> {
  if (busUrl === undefined) return [];
  let reason = 'no answer';
  const begun = Promise.withResolvers<boolean>();
  const line = openNatsLine(busUrl, { heard: () => undefined, back: () => begun.resolve(true) }, (error) => (reason = reasonOf(error)));
  const late = setTimeout(() => begun.resolve(false), patience);
  const isThere = await begun.promise;
  clearTimeout(late);
  await line.close();
  return [isThere ? ok('bus', 'NATS answers') : wrong('bus', `NATS does not answer at BUS_URL (${reason})`)];
}

async function checkStorage(settings: Settings): Promise<Finding[]> {
  const storage = openStorage(settings);
  const name = `doctor-${randomUUID()}.jpg`;
  const bytes = Buffer.from('written by the doctor');
  try {
    await storage.put('private', name, bytes);
    const read = await storage.get('private', name);
    await storage.remove('private', name);
    return [
      read?.equals(bytes)
        ? ok('storage', `${settings.storage} takes, gives and removes a file`)
        : wrong('storage', 'a file came back changed'),
    ];
  } catch (error) {
    return [wrong('storage', `${settings.storage}: ${reasonOf(error)}; check PITCHSIDE_STORAGE_… and PITCHSIDE_DATA`)];
  }
}

async function checkDisk({ data }: Settings): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(resolve(data));
  const words = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GiB free at ${resolve(data)}`;
  return [bavail / blocks < uploadLimits.freeShare ? wrong('disk', `only ${words}: below a tenth uploads are refused`) : ok('disk', words)];
}

/** Days that the certificate of an origin is still good for. */
const certificateDays = (origin: URL): Promise<number> =>
  new Promise((resolve_, reject) => {
    const socket = connectTls(
      { host: origin.hostname, port: Number(origin.port || 443), servername: origin.hostname, timeout: patience },
      () => {
        const until = Date.parse(socket.getPeerCertificate().valid_to);
        socket.destroy();
        resolve_((until - Date.now()) / day);
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

async function checkEdge({ origin, host, trustedProxies }: Settings): Promise<Finding[]> {
  if (origin === undefined)
    return isLoopback(host)
      ? []
      : [look('origin', 'links, payments and pushes name this machine: set PITCHSIDE_ORIGIN to the address that people type')];
  const found: Finding[] = [];
  const url = new URL(origin);
  if (trustedProxies.length === 0 && url.protocol === 'https:')
    found.push(
      wrong('proxy', 'TLS ends in front of the site, which takes the proxy for every caller: name it in PITCHSIDE_TRUSTED_PROXIES'),
    );
  if (url.protocol !== 'https:') return [...found, look('tls', `${origin} is not encrypted`)];
  try {
    const days = Math.floor(await certificateDays(url));
    found.push(
      days < certificateLimit ? look('tls', `the certificate ends in ${days} days`) : ok('tls', `the certificate is good for ${days} days`),
    );
  } catch (error) {
    found.push(wrong('tls', `${origin} cannot be reached with TLS from here (${reasonOf(error)})`));
  }
  return found;
}

async function checkCodes({ sms, smtpUrl }: Settings): Promise<Finding[]> {
  if (sms !== 'smtp') return [];
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience });
  const failure = await transport.verify().then(
    () => undefined,
    (error: unknown) => error,
  );
  transport.close();
  return [failure === undefined ? ok('codes', 'the mail server lets us in') : wrong('codes', `PITCHSIDE_SMTP_URL: ${reasonOf(failure)}`)];
}

async function checkTraces({ otlpEndpoint, otlpHeaders }: Settings): Promise<Finding[]> {
  if (otlpEndpoint === undefined) return [];
  const answer = await fetch(tracesAddress(otlpEndpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...readHeaders(otlpHeaders) },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => error);
  if (!(answer instanceof Response)) return [wrong('traces', `no collector answers at OTEL_EXPORTER_OTLP_ENDPOINT (${reasonOf(answer)})`)];
  return [
    answer.ok
      ? ok('traces', 'the collector takes them')
      : wrong('traces', `the collector answers ${answer.status}: check OTEL_EXPORTER_OTLP_HEADERS`),
  ];
}

async function checkMedia({ media, transcodes, videoCodings, ffmpeg }: Settings): Promise<Finding[]> {
  if (transcodes + videoCodings === 0 || (media !== 'own' && videoCodings === 0)) return [];
  return [
    (await isFfmpeg(ffmpeg))
      ? ok('media', `${ffmpeg} codes H.264`)
      : look(
          'media',
          `${ffmpeg} is no ffmpeg with libx264: rooms offer the original alone, and videos that browsers do not play are refused`,
        ),
  ];
}

/** One check after the other; one that fails itself is a finding. */
const checked = async (about: string, work: () => Promise<Finding[]>): Promise<Finding[]> =>
  work().catch((error: unknown) => [wrong(about, startFailure(error))]);

/**
 * Looks at everything that a site needs and says what has to be changed; it changes nothing but a file that it writes and removes again.
 * @param reach finds the database, and ends it where it was started for this
 */
export async function examine(
  environment: Record<string, string | undefined>,
  reach: (settings: Settings) => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    return [wrong('settings', startFailure(error))];
  }
  const database = () =>
    checked('database', async () => {
      const { url, stop } = await reach(settings);
      try {
        return await checkDatabase(settings, environment, url).catch((error: unknown) => Promise.reject(explained(error, url) as Error));
      } finally {
        await stop();
      }
    });
  return [
    ...(await database()),
    ...(await checked('bus', () => checkBus(settings))),
    ...(await checked('storage', () => checkStorage(settings))),
    ...(await checked('disk', () => checkDisk(settings))),
    ...(await checked('tls', () => checkEdge(settings))),
    ...(await checked('codes', () => checkCodes(settings))),
    ...(await checked('media', () => checkMedia(settings))),
    ...(await checked('traces', () => checkTraces(settings))),
    ...(settings.backupKey === undefined ? [look('backup', 'PITCHSIDE_BACKUP_KEY is not set: npm run admin -- backup needs it')] : []),
  ];
}

const marks = { ok: '✓', look: '!', wrong: '✗' } as const;

/** Prints what was found; the exit code is 1 when something has to be changed. */
export function printFindings(findings: readonly Finding[], print: (line: string) => void): number {
  for (const { about, level, words } of findings) print(`${marks[level]} ${about.padEnd(9)} ${withoutPasswords(words)}`);
  return findings.some(({ level }) => level === 'wrong') ? 1 : 0;
}

/**
 * Empties the database of a demo site, so that the next start draws a new world. Uploaded files stay.
 * @throws Error for a site that is no demo, and while a node runs
 */
export async function resetDemo({ demo }: Settings, url: string): Promise<void> {
  if (!demo) throw new Error('PITCHSIDE_DEMO is not on: only a demo world is emptied');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('lease') is not null as there`);
    const { rows } = found[0]?.there
      ? await client.query('select 1 from lease where holder <> $1 and until > extract(epoch from clock_timestamp()) * 1000 limit 1', [''])
      : { rows: [] };
    if (rows.length > 0) throw new Error('The site is running: stop every node first');
    await client.query(
      'begin; drop schema if exists jobs cascade; drop schema if exists drizzle cascade; drop schema public cascade; create schema public; commit',
    );
  } finally {
    await client.end();
  }
}
