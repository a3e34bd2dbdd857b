// node scripts/release/keepWorld.mjs [<folder of a built release>]: keeps the data that a release writes, for the test that migrates it to
// all later ones. It runs that release on a new database, with the demo world of its default seed, and writes what its tables hold, without
// most rows of the largest ones, to packages/server/src/boot/upgrade/fixtures/<its newest migration>.sql.br. docs/COMMANDS.md says when.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';
import { root } from '../setup/node.mjs';

const release = resolve(process.argv[2] ?? root);
/** Most rows and bytes of a table that no other table refers to, and most matches beyond those that somebody refers to. */
const most = { rows: 150, bytes: 30_000, matches: 50 };
/** Whole tables: money, and what the audits compare it with. */
const whole = /^(ledger_|gift|envelope|plan|mall_|recharge|payout|withdrawal|noble|guard|idempotent|server_secret|member|fan_|referral)/;
/** Milliseconds that the world goes on after its start, so that rooms, gifts and envelopes of this hour are in it. */
const going = 40_000;

const folder = mkdtempSync(join(tmpdir(), 'pitchside-keep-'));
chmodSync(folder, 0o755);
const server = await startEmbedded(join(folder, 'postgres'), { durable: false });
const site = spawn(process.execPath, [join(release, 'packages/server/dist/main.js')], {
  cwd: release,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: server.url,
    PITCHSIDE_DATA: join(folder, 'data'),
    PITCHSIDE_DEMO: 'on',
    PITCHSIDE_TRANSCODES: '0',
    PORT: '0',
    RTMP_PORT: '0',
    PITCHSIDE_UPLOAD_PORT: '0',
  },
});
const over = new Promise((end) => void site.once('exit', end));
await Promise.race([
  new Promise((ready) => void site.stdout.on('data', (said) => String(said).includes('is ready at') && ready())),
  over.then(() => Promise.reject(new Error('the release did not start'))),
]);
await new Promise((resume) => void setTimeout(resume, going));
site.kill('SIGTERM');
await over;

const client = new pg.Client({ connectionString: server.url });
await client.connect();
await client.query(`set session_replication_role = replica; set search_path = public`);
const { rows: tables } = await client.query(
  `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
     exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid) as referred
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'function_file' group by c.oid, c.relname order by 1`,
);
for (const { name } of tables.filter((each) => !each.referred && !whole.test(each.name))) {
  const { rows } = await client.query(`select greatest(1, ${most.bytes} / avg(length(t::text)))::int as fit from "${name}" t`);
  const limit = Math.min(most.rows, rows[0].fit ?? 0);
  await client.query(`delete from "${name}" where ctid not in (select ctid from "${name}" limit ${limit})`);
}
const { rows: toMatches } = await client.query(
  `select conrelid::regclass::text as table, quote_ident(a.attname) as column from pg_constraint k
   join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] where k.contype = 'f' and k.confrelid = 'match'::regclass`,
);
const named = toMatches.map(({ table, column }) => `select ${column} from ${table} where ${column} is not null`);
await client.query(
  `delete from match where id not in (select id from match order by id limit ${most.matches}) and id not in (${named.join(' union all ')})`,
);
const lines = [];
for (const { name, columns } of tables) {
  const rows = await text(client.query(copyTo(`copy "${name}" (${columns}) to stdout`)));
  if (rows) lines.push(`copy "${name}" (${columns}) from stdin;\n${rows}\\.`);
}
const { rows: sequences } = await client.query(
  `select sequencename as name, last_value as at from pg_sequences where schemaname = 'public'`,
);
for (const { name, at } of sequences) if (at !== null) lines.push(`select setval('"${name}"', ${at});`);
await client.end();
await server.stop();
rmSync(folder, { recursive: true });

const { entries } = JSON.parse(readFileSync(join(release, 'packages/server/migrations/meta/_journal.json'), 'utf8'));
const { tag, when } = entries.at(-1);
const file = join(root, 'packages/server/src/boot/upgrade/fixtures', `${tag}.sql.br`);
const bytes = brotliCompressSync([`-- ${when}`, ...lines, ''].join('\n'));
writeFileSync(file, bytes);
process.stdout.write(`${file}: ${(bytes.length / 1024).toFixed(0)} KB\n`);
