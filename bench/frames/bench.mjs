// Bytes of a change over the socket in the simulated world: whole, as patches, and deflated. Usage: npm run bench -- frames
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { runnerImport } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const begins = Date.UTC(2026, 10, 28, 14, 40);
const minutes = Number(process.env.PITCHSIDE_FRAMES_MINUTES ?? 70);
/** The first minutes bring the opening odds of all matches at once. */
const warm = 10;
/** Sockets, and messages to each of them, by which the processor's time is measured. */
const [sockets, deliveries] = [2_000, 400];
/** Most bytes of the median change. */
const goal = 120;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Messages in some wire bytes of a server: their payload, and all their bytes. */
function messagesIn(buffer) {
  const messages = [];
  for (let from = 0; from < buffer.length;) {
    const short = buffer[from + 1];
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = short < 126 ? short : short === 126 ? buffer.readUInt16BE(from + 2) : Number(buffer.readBigUInt64BE(from + 2));
    messages.push({ payload: buffer.subarray(from + head, from + head + length), bytes: head + length });
    from += head + length;
  }
  return messages;
}

/** Bytes of each event in the message of a delivery: its own, and its share of the rest. */
function bytesOfEntries({ payload, bytes }) {
  const own = JSON.parse(payload.toString())
    .slice(2)
    .map((entry) => Buffer.byteLength(JSON.stringify(entry)));
  const rest = (bytes - own.reduce((sum, length) => sum + length, 0)) / own.length;
  return own.map((length) => length + rest);
}

const main = 'a row of a live table';
const kinds = {
  [main]: ([family], { type }) => family === 'matches' && type === 'match',
  'the row on the match’s own topic': ([family], { type }) => family === 'match' && type === 'match',
  'figures, momentum, commentary of a match': (_topic, { type }) => type === 'match_detail',
  'odds of one company, of one match or of many': ([family]) => family === 'odds',
  'odds of a match': ([family], { type }) => family === 'match' && type === 'exponent',
};

/** Processor time of one deflated message, made once for all its readers, µs; and how many are long enough. */
function deflatedOnce(messages) {
  const due = messages.filter(({ length }) => length >= 512);
  const before = process.cpuUsage();
  for (const message of due) deflateRawSync(message, { windowBits: 13, memLevel: 6 });
  const { user, system } = process.cpuUsage(before);
  return { count: due.length, microseconds: (user + system) / due.length };
}

/** Time and bytes of a deflated message that shares its window with the former ones of its socket, as permessage-deflate has it. */
async function deflatedInTurn(messages) {
  const stream = createDeflateRaw({ level: 1, windowBits: 13, memLevel: 6 });
  let bytes = 0;
  stream.on('data', (chunk) => (bytes += chunk.length));
  const flush = promisify(stream.flush.bind(stream, constants.Z_SYNC_FLUSH));
  const before = process.cpuUsage();
  for (const message of messages) {
    stream.write(message);
    await flush();
  }
  const { user, system } = process.cpuUsage(before);
  stream.close();
  return { bytes: bytes / messages.length, microseconds: (user + system) / messages.length };
}

/** Memory of a socket with such a stream, KB. */
async function memoryOfStreams(message, count = 1_000) {
  const resident = () => process.memoryUsage().rss / 1024;
  const before = resident();
  const streams = [];
  for (let index = 0; index < count; index += 1) {
    const stream = createDeflateRaw({ level: 1, windowBits: 13, memLevel: 6, chunkSize: 1024 });
    stream.on('data', () => undefined);
    stream.write(message);
    await promisify(stream.flush.bind(stream, constants.Z_SYNC_FLUSH))();
    streams.push(stream);
  }
  const after = resident();
  for (const stream of streams) stream.close();
  return (after - before) / count;
}

/** Text of a table row about some changes, by the bytes of each. */
function rowOf(name, { plain, patches, rejoined, deflated }) {
  const of = (values, ...shares) =>
    shares
      .map((share) =>
        at(
          values.toSorted((a, b) => a - b),
          share,
        ).toFixed(0),
      )
      .join(' | ');
  return `| ${name} | ${plain.length} | ${of(plain, 0.5, 0.99)} | **${of(patches, 0.5)}** | ${of(patches, 0.99)} | ${of(rejoined, 0.5)} | ${mean(plain).toFixed(0)} | ${mean(patches).toFixed(0)} | ${mean(deflated).toFixed(0)} |`;
}

const nobody = () => ({ plain: [], patches: [], rejoined: [], deflated: [] });

/** Plays the evening; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  // First, while nothing has been freed that it could take.
  const memory = await memoryOfStreams(Buffer.alloc(200, 'message '));
  const plugins = (await runnerImport(here('../../vite.shared.ts'))).module.speaking();
  const load = async (name) => (await runnerImport(here(name), { configFile: false, logLevel: 'error', plugins })).module;
  const day = await load('./day.ts');
  const { measureSockets } = await load('./sockets.ts');
  const found = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, nobody()]));
  /** Somebody with the football table, its odds and one running match open. */
  const visitor = { ...nobody(), messages: [], deliveries: [], bytes: { plain: 0, patches: 0, rejoined: 0, deflated: 0 } };
  let open;
  let received = 0;
  await day.playDay(here('../..'), begins, minutes / 60, (said) => {
    const minute = Math.floor(said.at / 60_000);
    if (minute >= received + 10) log(`${(received = minute)} of ${minutes} minutes`);
    if (minute < warm) return;
    const topic = said.topic.split(':');
    const [shortened] = messagesIn(said.deflated);
    const [message] = messagesIn(said.patches);
    const patches = bytesOfEntries(message);
    const sizes = {
      plain: messagesIn(said.plain).map(({ bytes }) => bytes),
      patches,
      rejoined: messagesIn(said.rejoined).flatMap(bytesOfEntries),
      deflated: patches.map((bytes) => (bytes * shortened.bytes) / message.bytes),
    };
    if (topic[0] === 'match' && said.events[0]?.data.momentum) open ??= said.topic;
    const isVisitors = said.topic === 'matches:football' || said.topic === open || said.topic === 'odds:football:1';
    for (const [index, event] of said.events.entries()) {
      const kind = Object.keys(kinds).find((each) => kinds[each](topic, event));
      for (const to of [kind && found[kind], isVisitors && visitor].filter(Boolean))
        for (const field of Object.keys(sizes)) to[field].push(sizes[field][index]);
    }
    if (!isVisitors) return;
    visitor.messages.push(message.payload);
    visitor.deliveries.push({ topic: said.topic, events: said.events });
    for (const field of Object.keys(sizes)) visitor.bytes[field] += said[field].length;
  });
  log('compressing');
  const each = await deflatedInTurn(visitor.messages);
  const once = deflatedOnce(visitor.messages);
  log('sending');
  const spent = await measureSockets(visitor.deliveries.slice(0, deliveries), sockets, here('./drain.mjs'));
  const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;
  const { bytes } = visitor;
  const median = at(
    found[main].patches.toSorted((a, b) => a - b),
    0.5,
  );
  return [
    '## Small frames',
    '',
    '| bytes of a change | changes | whole, p50 | p99 | as a patch, p50 | p99 | p50, with a new socket every 10 min | whole, mean | as a patch | and deflated |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(found).map(([name, fields]) => rowOf(name, fields)),
    rowOf('all that one visitor gets', visitor),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    `| median change of a row of a live table | <= ${goal} bytes | ${median.toFixed(0)} bytes | ${median <= goal ? 'met' : 'missed'} |`,
    '',
    `| to ${sockets.toLocaleString('en')} sockets | µs of a core a message and socket |`,
    '|---|---|',
    `| rows whole | ${spent.plain.toFixed(2)} |`,
    `| patches | **${spent.patches.toFixed(2)}** |`,
    `| patches, deflated | **${spent.deflated.toFixed(2)}** |`,
    '',
    `| compressing ${visitor.messages.length} messages of the visitor | bytes a message | µs of a core | for how many sockets | memory of a socket |`,
    '|---|---|---|---|---|',
    `| as they are | ${(bytes.patches / visitor.messages.length).toFixed(0)} | – | all of a kind | – |`,
    `| those from 512 characters on deflated, each by itself | **${(bytes.deflated / visitor.messages.length).toFixed(0)}** | ${once.microseconds.toFixed(0)} each, ${((100 * once.count) / visitor.messages.length).toFixed(0)} % of them | all of a kind | 0 |`,
    `| all deflated in one window, as permessage-deflate does | ${each.bytes.toFixed(0)} | ${each.microseconds.toFixed(0)} | one | ${memory.toFixed(0)} KB |`,
    '',
    `${minutes - warm} minutes of a simulated Saturday from 14:50 UTC, all sports, with odds of eight companies, second by second through the whole server on embedded PostgreSQL; ${warm} minutes before are not counted. Bytes are those on the wire without TCP and TLS; what events in one message have in common is shared among them. The visitor has the football table, its odds of one company and one running match open: ${kb(bytes.plain)} whole, ${kb(bytes.patches)} as patches (${kb(bytes.rejoined)} with a new socket every ten minutes, which gets each row whole once), ${kb(bytes.deflated)} deflated too. A window for each socket (8 KB, level 1) would make messages shorter still, but takes many times the processor of a delivery, and memory. The processor’s time is that of the server’s side of ${sockets.toLocaleString('en')} sockets for the first ${deliveries} messages of the visitor, with all that is made once for all of them, the three kinds in turns, by clients in a process of their own.`,
  ].join('\n');
}
