// The floor: pgbench running the very statements of a gift, without a server between.
import { spawnSync } from 'node:child_process';

const program = process.env.PITCHSIDE_PGBENCH ?? 'pgbench';

/** Why pgbench cannot run here, or undefined. */
export const pgbenchMissing = () =>
  spawnSync(program, ['--version']).status === 0
    ? undefined
    : `no pgbench on this machine (looked for "${program}"; PITCHSIDE_PGBENCH names another)`;

/** Returns an SQL literal; a colon is escaped, because pgbench reads a colon before a word as one of its variables, also inside quotes. */
const quoted = (text) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** A parameter as SQL in which the numbers of giver, anchor and room, and the key, are drawn anew for each run. */
function drawn(value, first) {
  if (value === null) return 'null';
  if (value === first.sender) return ':sender';
  if (value === first.anchor) return ':anchor';
  if (value === first.room) return ':room';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return drawn(`{${value.join(',')}}`, first);
  const text = String(value);
  let sql = quoted(text);
  if (text.includes('KEY-OF-THE-BENCH')) sql = `replace(${sql}, 'KEY-OF-THE-BENCH', 'k' || :key::bigint)`;
  for (const name of ['sender', 'anchor', 'room'])
    if (text.includes(String(first[name]))) sql = `replace(${sql}, '${first[name]}', (:${name}::bigint)::text)`;
  return sql;
}

/** A script of pgbench: one gift a run, to one of the anchors. */
export function scriptOf(statements, first, { givers, anchors }) {
  const head = [
    `\\set sender random(${first.sender}, ${first.sender + givers - 1})`,
    `\\set anchor random(${first.anchor}, ${first.anchor + anchors - 1})`,
    `\\set room :anchor + ${first.room - first.anchor}`,
    '\\set key random(1, 1000000000000000)',
  ];
  const body = statements.map(
    ({ text, params }) => `${text.replaceAll(/\$(\d+)/g, (_, number) => drawn(params[number - 1], first)).replaceAll(/\s+/g, ' ')};`,
  );
  return [...head, ...body, ''].join('\n');
}

/** Runs a script; gives transactions a second and how many failed. */
export function pgbench(url, file, { clients, seconds }) {
  const { status, stdout, stderr } = spawnSync(
    program,
    ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file, url],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`pgbench failed: ${stderr.slice(-600)}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
