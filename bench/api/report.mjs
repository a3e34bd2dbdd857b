// Report of the API benchmark, as Markdown. Used by bench.mjs.
import { cpus } from 'node:os';

/** Measured servers, by the name of their samples. */
export const servers = { ours: 'ours', fastify: 'bare Fastify', http: 'bare `http`' };
/** Share of bare Fastify that a list is to reach. */
const goal = 0.9;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percent = (share) => (share >= 0.0995 ? `${(share * 100).toFixed(0)} %` : `${(share * 100).toFixed(1)} %`);

/** The tables of a run: `samples` are one a call and round, with what each server came to; `hashes` are passwords compared a second. */
export function section(calls, samples, { connections, warm, seconds, rounds, hashes }) {
  const of = (call) => samples.filter(({ name }) => name === call.name);
  const middle = (call, server, field) => median(of(call).map((sample) => sample[server][field]));
  const share = (call, server, peer = 'fastify') => median(of(call).map((sample) => sample[server].perSecond / sample[peer].perSecond));
  const failed = (some, server) => some.reduce((sum, sample) => sum + sample[server].failed, 0);
  const rows = calls.flatMap((call) =>
    Object.entries(servers).map(([server, title]) => {
      const label = server === 'ours' ? `${call.label}, ${(median(of(call).map(({ bytes }) => bytes)) / 1_024).toFixed(1)} KB` : '';
      const figure = middle(call, server, 'perSecond').toFixed(0);
      const shares = [share(call, server), share(call, server, 'http')].map(percent).join(' | ');
      return `| ${label} | ${title} | ${server === 'ours' ? `**${figure}**` : figure} | ${middle(call, server, 'p50').toFixed(2)} | ${middle(call, server, 'p99').toFixed(2)} | ${shares} | ${failed(of(call), server)} |`;
    }),
  );
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const lists = calls
    .filter(({ isList }) => isList)
    .map((call) =>
      aim(`${call.label}, share of bare Fastify`, `>= ${percent(goal)}`, percent(share(call, 'ours')), share(call, 'ours') >= goal),
    );
  const errors = Object.keys(servers).reduce((sum, server) => sum + failed(samples, server), 0);
  const busiest = Math.max(...samples.flatMap((sample) => Object.keys(servers).map((server) => sample[server].cores)));
  const signIn = calls.find(({ name }) => name === 'sign-in');
  return [
    '## API',
    '',
    '| call | server | a second | p50 ms | p99 ms | of bare Fastify | of bare `http` | errors |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    ...lists,
    aim('errors', '0', String(errors), errors === 0),
    '',
    `The built product on embedded PostgreSQL with fsync, allowances, schemas and all headers on, its clients behind a trusted proxy under 4,096 addresses; lists and match are asked by visitors unless signed in, from 128 sign-ins then, gifts spread over ${calls.find(({ name }) => name === 'gift').targets.length} rooms with an idempotency key each. ` +
      `Bare Fastify keeps the object that the product had answered at the beginning of the round and writes it for each request by the schema of the contract; bare \`http\` has it in memory as bytes. Both give the very body of the product, uncompressed, and know no database, session, rule, allowance and language; each server has a process of its own. ` +
      `${connections} kept-alive lines with one request under way each; medians of ${rounds} times ${seconds} s after ${warm} s, the servers alternating; ${cpus().length} cores for server, database and clients together, of which the clients took ${busiest.toFixed(2)} at most. ` +
      `What everybody shares is given again for a second, or until the bus wakes its topic: the product makes lists and match anew once a second here, and with each delivery where a second node's feed changes matches, whose bytes it alone must make again. ` +
      `Of sign-in the hash decides: comparing passwords alone runs at ${hashes.toFixed(0)} a second here, and sign-in at ${percent(middle(signIn, 'ours', 'perSecond') / hashes)} of that.`,
  ].join('\n');
}
