import type { MediaTag } from '../packager/flv.ts';
import { patternTags } from '../packager/packager.fixtures.ts';

/** A tag as a publisher sends it, and when it arrives, ms. */
export interface PushedTag extends MediaTag {
  receivedAt: number;
}

/** Irregularities of a pushed stream. Instants are ms since its first picture was captured. */
export interface Oddities {
  seconds: number;
  fps: number;
  /** Samples a second of the sound, 0 for none. */
  rate: number;
  /** Pictures from one key picture to the next. */
  keyEvery: number;
  /** The clock when the stream begins. */
  start: number;
  /** The clock jumps at an instant of each track by so many ms. */
  jumps: { video: number; audio: number; by: number }[];
  /** No pictures, or no sound, from and to. */
  rests: { kind: MediaTag['kind']; from: number; to: number; rate?: number }[];
  /** Nothing arrives from and to, then all of it at once. */
  stalls: { from: number; to: number }[];
  /** The clock stands still between two instants. */
  stands: { from: number; to: number };
  /** Every n-th picture has the time of the one before; 0 for none. */
  twiceEvery: number;
  /** Milliseconds by which tags arrive late, at most. */
  jitter: number;
}

/** Numbers from 0 to 1 that follow from a seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const indexes = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000];
/** AudioSpecificConfig of AAC-LC, mono. */
const descriptionOf = (rate: number) => {
  const bits = (2 << 11) | (indexes.indexOf(rate) << 7) | (1 << 3);
  return Buffer.from([0xaf, 0, bits >> 8, bits & 255]);
};
/** The body contains its capture time, in microseconds, so that the output can be compared with it. */
function coded(head: readonly number[], captured: number): Buffer {
  const body = Buffer.alloc(head.length + 8);
  Buffer.from(head).copy(body);
  body.writeDoubleBE(captured, head.length);
  return body;
}
/** Capture time of a picture or sound; undefined for others, such as silence. */
export const capturedAt = (data: Buffer, kind: MediaTag['kind']): number | undefined => {
  if (kind === 'video') return data.length === 12 ? data.readDoubleBE(4) : undefined;
  return data.length === 8 ? data.readDoubleBE(0) : undefined;
};

/** A stream of a publisher with these irregularities. */
export function pushedTags(given: Oddities, random: () => number): PushedTag[] {
  const description = patternTags().find((tag) => tag.kind === 'video' && tag.body[1] === 0);
  if (!description) throw new Error('no description of the picture');
  const offset = (kind: MediaTag['kind'], captured: number) =>
    given.jumps.filter((jump) => captured >= jump[kind]).reduce((all, { by }) => all + by, 0);
  const { stands } = given;
  const timeOf = (captured: number) => (captured < stands.from ? captured : Math.max(stands.from, captured - (stands.to - stands.from)));
  const clock = (kind: MediaTag['kind'], captured: number) => Math.round(given.start + timeOf(captured) + offset(kind, captured)) >>> 0;
  const rests = (kind: MediaTag['kind'], captured: number) =>
    given.rests.some((rest) => rest.kind === kind && captured >= rest.from && captured < rest.to);

  const tags: (PushedTag & { captured: number })[] = [];
  const put = (kind: MediaTag['kind'], captured: number, body: Buffer, at = clock(kind, captured)) =>
    tags.push({ kind, at, body, captured, receivedAt: 0 });
  put('video', 0, description.body);
  let before: { at: number; captured: number } | undefined;
  let sinceKey = Infinity;
  for (let index = 0; index < given.seconds * given.fps; index += 1) {
    const captured = (index * 1_000) / given.fps;
    if (rests('video', captured)) {
      sinceKey = given.jumps.length > 0 ? sinceKey : sinceKey + 1;
      continue;
    }
    const isKey = sinceKey >= given.keyEvery;
    sinceKey = isKey ? 1 : sinceKey + 1;
    // Nobody can know when a picture was captured whose time is a lie.
    const isTwice = given.twiceEvery > 0 && before !== undefined && index % given.twiceEvery === given.twiceEvery - 1;
    const truth = isTwice && before ? before : { at: clock('video', captured), captured };
    put('video', captured, coded([isKey ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 8], truth.captured), truth.at);
    before = truth;
  }
  let rate = given.rate;
  let isDescribed = false;
  for (let captured = 0; rate > 0 && captured < given.seconds * 1_000; captured += 1_024_000 / rate) {
    const rest = given.rests.find(({ kind, from, to }) => kind === 'audio' && captured >= from && captured < to);
    if (rest) {
      isDescribed = false;
      rate = rest.rate ?? rate;
      continue;
    }
    if (!isDescribed) put('audio', captured, descriptionOf(rate));
    isDescribed = true;
    put('audio', captured, coded([0xaf, 1], captured));
  }
  // The sort is stable: descriptions come before their samples.
  tags.sort((one, other) => one.captured - other.captured);
  let last = 0;
  return tags.map(({ captured, ...tag }) => {
    const stall = given.stalls.find(({ from, to }) => captured >= from && captured < to);
    last = Math.max(last, stall ? stall.to : captured + random() * given.jitter);
    return { ...tag, receivedAt: last };
  });
}

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const between = (random: () => number, least: number, most: number) => least + random() * (most - least);

/** Oddities that follow from a seed: some of each kind. */
export function someOddities(seed: number): Oddities {
  const random = seeded(seed);
  const seconds = 40;
  const fps = pick(random, [10, 15, 24, 25, 30, 60]);
  const keySeconds = pick(random, [1, 1, 2, 2, 4, 10]);
  const given: Oddities = {
    seconds,
    fps,
    rate: pick(random, [22_050, 44_100, 44_100, 48_000]),
    keyEvery: keySeconds * fps,
    start: pick(random, [0, 0, 5_000, 4_294_967_296 - Math.round(between(random, 1_000, 35_000)), 3_000_000_000]),
    jumps: [],
    rests: [],
    stalls: [],
    stands: { from: Infinity, to: Infinity },
    twiceEvery: pick(random, [0, 0, 0, 5, 25]),
    jitter: pick(random, [0, 20, 80]),
  };
  for (let left = Math.floor(random() * 3); left > 0; left -= 1) {
    const at = between(random, 5_000, 35_000);
    const later = between(random, 0, 90);
    const [video, audio] = random() < 0.5 ? [at, at + later] : [at + later, at];
    given.jumps.push({
      video,
      audio,
      by: pick(random, [100_000, -100_000, 3_000, -3_000, 1_000, -1_000, 3_600_000, -2_000, 500, -500, 200, -200]),
    });
  }
  if (random() < 0.4) {
    const from = between(random, 3_000, 28_000);
    given.rests.push({ kind: 'video', from, to: from + between(random, 1_500, 9_000) });
  }
  const picture = given.rests[0];
  // Intervals without any input have nothing to play.
  const rest = (from: number, to: number, rate?: number) => {
    if (!picture || to < picture.from || from > picture.to) given.rests.push({ kind: 'audio', from, to, ...(rate && { rate }) });
  };
  if (random() < 0.3) rest(0, between(random, 2_000, 14_000));
  else if (random() < 0.5) {
    const from = between(random, 3_000, 28_000);
    rest(from, from + between(random, 1_500, 9_000), random() < 0.5 ? 48_000 : undefined);
  }
  if (random() < 0.25) {
    const from = between(random, 3_000, 28_000);
    given.stalls.push({ from, to: from + between(random, 500, 1_500) });
  }
  return given;
}
