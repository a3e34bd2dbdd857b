// Machines and money for ten thousand to ten million viewers, from measured costs, and a room of a million simulated on them.
// Usage: npm run bench -- capacity; PITCHSIDE_HABITS='{"watching":0.3}' for other habits
import { costs, habits as usual, machines, walls } from './figures.mjs';
import { reckon, simulate } from './model.mjs';

/** The model has a page of its own. */
export const report = 'docs/CAPACITY.md';

const sizes = [10_000, 100_000, 1_000_000, 10_000_000];
const big = (value) => Math.round(value).toLocaleString('en');
const short = (value) => (value >= 100 ? big(value) : value.toPrecision(2).replace(/\.0$/, ''));

export async function run() {
  const habits = { ...usual, ...JSON.parse(process.env.PITCHSIDE_HABITS ?? '{}') };
  const all = sizes.map((size) => reckon(size, habits));
  const row = (name, of) => `| ${name} | ${all.map(of).join(' | ')} |`;
  const million = all[2];
  const since = performance.now();
  const rooms = [40, 70, 100, 150].map((nodes) => ({
    nodes,
    ...simulate({ viewers: 1_000_000, nodes, comments: walls.commentsOfRoom / 8 }),
  }));
  const took = (performance.now() - since) / 1_000;
  return [
    '## Machines and money',
    '',
    `| viewers at once | ${sizes.map(big).join(' | ')} |`,
    `|---|${sizes.map(() => '---|').join('')}`,
    row('with a picture; in the largest room', ({ watching, largest }) => `${big(watching)}; ${big(largest)}`),
    row('messages to sockets a second', ({ deliveries }) => big(deliveries)),
    row('pages; calls a second', ({ pages, calls }) => `${short(pages)}; ${short(calls)}`),
    row('comments; gifts a second', ({ comments, gifts }) => `${short(comments)}; ${short(gifts)}`),
    row('streams', ({ streams }) => big(streams)),
    row('cores: sockets', ({ cores }) => short(cores.sockets)),
    row('cores: pages and calls', ({ cores }) => short(cores.pages)),
    row('cores: comments and gifts', ({ cores }) => short(cores.acts)),
    row('cores: streams', ({ cores }) => short(cores.streams)),
    row('**nodes** of two cores', ({ nodes }) => `**${big(nodes)}**`),
    row('cores of the primary; as many again for its replica', ({ databaseCores }) => big(databaseCores)),
    row('pictures, Gbit/s', ({ bits, byCdn }) => `${short(bits / 1e9)}${byCdn ? ' by a CDN' : ''}`),
    row('USD a month: nodes', ({ money }) => big(money.nodes)),
    row('USD a month: database', ({ money }) => big(money.database)),
    row('USD a month: CDN', ({ money }) => big(money.cdn)),
    '',
    '| viewers | first walls, and what moves them |',
    '|---|---|',
    ...all.map(({ viewers, walls: met }) => `| ${big(viewers)} | ${met.join('; ')} |`),
    '',
    '## A room of a million viewers',
    '',
    '| nodes | viewers a node | from a stored comment to the last socket of a node: p50 ms | p99 ms | worst ms | event loop busy |',
    '|---|---|---|---|---|---|',
    ...rooms.map(
      ({ nodes, p50, p99, worst, busy }) =>
        `| ${nodes} | ${big(1_000_000 / nodes)} | ${big(p50)} | ${big(p99)} | ${big(worst)} | ${(busy * 100).toFixed(0)} % |`,
    ),
    '',
    `Ten minutes in steps of a tenth of a second, simulated in ${took.toFixed(1)} s: ${walls.commentsOfRoom / 8} comments a second, eight times as many for 20 s after each of two goals (${big(rooms[0]?.said ?? 0)} in all, ${big(rooms[0]?.stored ?? 0)} stored). Each node makes a batch once and writes it to each of its sockets at ${(costs.delivery * 1e6).toFixed(1)} µs; the tables of scores run beside it; what a node cannot send in a step waits. Where the event loop is busy all the time nothing catches up: with ${big(1_000_000 / (rooms[0]?.nodes ?? 1))} viewers a node comments are late for good.`,
    '',
    `For a million viewers of the whole site ${big(million.nodes)} nodes are reckoned, at half a core of load each.`,
  ].join('\n');
}
