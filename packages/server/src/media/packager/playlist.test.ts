import { expect, test } from 'vitest';
import { createRoomFiles } from './files.ts';
import { writePlaylist } from './playlist.ts';
import type { Segment } from './segments.ts';

const part = (duration: number, isIndependent = false) => ({ bytes: Buffer.from('x'), duration, isIndependent });
const segment = (msn: number, isWhole = true, init = 0): Segment => ({
  msn,
  startedAt: Date.UTC(2026, 10, 21, 12) + msn * 1_000,
  init,
  isWhole,
  parts: isWhole ? [part(200, true), part(200), part(200), part(200), part(200)] : [part(200, true), part(160)],
});
const source = { stream: 'a1', targetDuration: 1, discontinuities: 0, hasEnded: false };

test('a low-latency playlist lists parts near the end and hints at the next one', () => {
  const text = writePlaylist(
    { ...source, segments: [segment(6), segment(7), segment(8), segment(9), segment(10, false)] },
    { lowLatency: true, skip: false },
  );
  const parts = (msn: number) =>
    [0, 1, 2, 3, 4].map((index) => `#EXT-X-PART:DURATION=0.20000,URI="a1-p${msn}.${index}.m4s"${index === 0 ? ',INDEPENDENT=YES' : ''}`);
  expect(text.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-TARGETDURATION:1',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=0.630,CAN-SKIP-UNTIL=6.0',
    '#EXT-X-PART-INF:PART-TARGET=0.210',
    '#EXT-X-MEDIA-SEQUENCE:6',
    '#EXT-X-MAP:URI="a1-i0.mp4"',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:06.000Z',
    '#EXTINF:1.00000,',
    'a1-s6.m4s',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:07.000Z',
    '#EXTINF:1.00000,',
    'a1-s7.m4s',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:08.000Z',
    ...parts(8),
    '#EXTINF:1.00000,',
    'a1-s8.m4s',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:09.000Z',
    ...parts(9),
    '#EXTINF:1.00000,',
    'a1-s9.m4s',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:10.000Z',
    '#EXT-X-PART:DURATION=0.20000,URI="a1-p10.0.m4s",INDEPENDENT=YES',
    '#EXT-X-PART:DURATION=0.16000,URI="a1-p10.1.m4s"',
    '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="a1-p10.2.m4s"',
    '',
  ]);
});

test('a plain playlist holds whole segments alone', () => {
  const text = writePlaylist({ ...source, segments: [segment(6), segment(7, false)] }, { lowLatency: false, skip: false });
  expect(text).toBe(
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:6\n#EXT-X-MAP:URI="a1-i0.mp4"\n#EXT-X-PROGRAM-DATE-TIME:2026-11-21T12:00:06.000Z\n#EXTINF:1.00000,\na1-s6.m4s\n',
  );
});

test('a delta leaves out what is older than the boundary', () => {
  const segments = Array.from({ length: 20 }, (_, msn) => segment(msn));
  const text = writePlaylist({ ...source, segments }, { lowLatency: true, skip: true });
  expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-SKIP:SKIPPED-SEGMENTS=14\n#EXT-X-PROGRAM-DATE-TIME');
  expect(text.match(/^a1-s\d+\.m4s$/gm)).toEqual([14, 15, 16, 17, 18, 19].map((msn) => `a1-s${msn}.m4s`));
  expect(writePlaylist({ ...source, segments: segments.slice(15) }, { lowLatency: true, skip: true })).not.toContain('EXT-X-SKIP');
});

test('a new description is a discontinuity; the end is told', () => {
  const text = writePlaylist(
    { ...source, discontinuities: 2, hasEnded: true, segments: [segment(6), segment(7, true, 1)] },
    { lowLatency: true, skip: false },
  );
  expect(text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:2\n');
  expect(text).toContain('a1-s6.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="a1-i1.mp4"\n');
  expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
});

/** A stream with one whole segment (0) and one part of the next. */
function begun() {
  const files = createRoomFiles('a1');
  files.begin(0, Buffer.from('init'));
  for (let index = 0; index < 5; index += 1) files.part(part(200, index === 0));
  files.end();
  files.begin(1_000, Buffer.from('init'));
  files.part(part(200, true));
  return files;
}
const low = { lowLatency: true, skip: false };
const settled = async (promise: Promise<unknown>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resume) => setImmediate(resume));
  return done;
};

test('a playlist that waits for a part comes when the part is there, not before', async () => {
  const files = begun();
  expect(await settled(files.playlist({ ...low, msn: 1, part: 0 }))).toBe(true);
  const waits = files.playlist({ ...low, msn: 1, part: 1 });
  const waitsForSegment = files.playlist({ ...low, msn: 1 });
  expect(await settled(waits)).toBe(false);
  files.part(part(200));
  expect(await waits).toMatchObject({ text: expect.stringContaining('a1-p1.1.m4s') as string });
  expect(await settled(waitsForSegment)).toBe(false);
  files.end();
  expect(await waitsForSegment).toMatchObject({ text: expect.stringContaining('a1-s1.m4s') as string });
});

test('what is too far ahead is refused, and before the first segment there is nothing', async () => {
  expect(await begun().playlist({ ...low, msn: 4 })).toEqual({ refused: 400 });
  const files = createRoomFiles('a1');
  expect(await files.playlist(low)).toEqual({ refused: 404 });
  files.begin(0, Buffer.from('init'));
  files.part(part(200, true));
  expect(await files.playlist(low)).toEqual({ refused: 404 });
});

test('the hinted part is waited for, other missing files are not', async () => {
  const files = begun();
  const hinted = files.file('a1-p1.1.m4s');
  expect(await settled(hinted)).toBe(false);
  files.part({ ...part(200), bytes: Buffer.from('second') });
  expect(String(await hinted)).toBe('second');
  for (const name of [
    'a1-p1.7.m4s',
    'a1-p0.9.m4s',
    'a1-s1.m4s',
    'a1-s9.m4s',
    'a1-i7.mp4',
    'b2-s0.m4s',
    'a1-s0',
    '../a1-s0.m4s',
    'a1-p1.m4s',
  ])
    expect(await files.file(name)).toBeUndefined();
});

test('the end lets everybody go who waits', async () => {
  const files = begun();
  const waits = files.playlist({ ...low, msn: 1, part: 3 });
  const part3 = files.file('a1-p1.1.m4s');
  files.close();
  expect(await waits).toMatchObject({ text: expect.stringContaining('ENDLIST') as string });
  expect(await part3).toBeUndefined();
});
