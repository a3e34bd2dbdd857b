import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createDrawing, mayDraw, savesData, themeOf, zoneOf, type Drawing } from './draw.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Stands for the app's own: it counts what it draws, and breaks, hangs or dies where the address says so.
writeFileSync(
  join(folder, 'entry.server.js'),
  `import { parentPort, workerData } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ id, address, language, theme, answers }) => {
  if (address === '/dies') throw new Error('dead');
  if (address === '/hangs') return;
  if (address === '/broken') return parentPort.postMessage({ id, error: 'Error: no such part' });
  count += 1;
  const html = '<p data-s="0">' + [count, workerData.names.zh, language, theme, answers].join(' ') + '</p>';
  parentPort.postMessage({ id, drawn: { html, css: '.a{color:red}', version: '6.6.0', styles: ['--home:#fff'], took: 2 } });
});
parentPort.postMessage({ ready: true });`,
);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

/** The name of a zone that this machine uses, of several. */
const zoneName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const begun: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const drawing of begun.splice(0)) await drawing.stop();
});

function open(at = folder) {
  const report = vi.fn<(error: unknown, about: Record<string, unknown>) => void>();
  const faults = { report, inJob: () => () => undefined, warn: () => undefined, total: () => 0, latest: () => [] };
  const drawing = createDrawing({ folder: at, names: { latin: 'P', zh: '场' }, clock: { now: () => 1_700_000_000_000 }, faults });
  begun.push(drawing);
  return { ...drawing, report };
}

const page = (address: string, more: Partial<Drawing> = {}): Drawing => ({
  address,
  language: 'zh',
  theme: null,
  zone: 'Asia/Shanghai',
  ...more,
});

test('a page is drawn once for all who read the same, until its answers are others', async () => {
  const { draw, total } = open();
  const first = await draw(page('/news'), '{"a":1}');
  expect(first?.body).toContain('>1 场 zh  {"a":1}</p></div>');
  expect(await draw(page('/news'), '{"a":1}')).toBe(first);
  expect((await draw(page('/news', { language: 'vi', theme: 'night' }), '{"a":1}'))?.body).toContain('>2 场 vi night');
  expect((await draw(page('/news'), '{"a":2}'))?.body).toContain('>3 场 zh  {"a":2}');
  expect(total()).toEqual({ pages: 3, seconds: 0.006 });
});

test('requests that come while a page is drawn wait for the same drawing', async () => {
  const { draw, total } = open();
  const both = await Promise.all([draw(page('/a'), 'x'), draw(page('/a'), 'x')]);
  expect(both[0]).toBe(both[1]);
  expect(total().pages).toBe(1);
});

test('a drawn page says for whom it was drawn, and brings its styles under the nonce', async () => {
  const drawn = await open().draw(page('/search?name="><script>'), 'x');
  expect(drawn?.body).toMatch(/^<div id="root" data-drawn="[^"<>]*">/);
  const mark = /data-drawn="([^"]*)"/
    .exec(drawn?.body ?? '')?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<');
  expect(JSON.parse(mark ?? '')).toEqual({ ...page('/search?name="><script>'), at: 1_700_000_000_000 });
  expect(drawn?.head).toContain('<style nonce="%NONCE%" data-styled="true" data-styled-version="6.6.0">.a{color:red}</style>');
  expect(drawn?.head).toContain('[data-s="0"][data-s]{--home:#fff}');
});

test('a page that cannot be drawn goes out as it is and is a fault; the next ones are drawn', async () => {
  const { draw, report } = open();
  expect(await draw(page('/broken'), 'x')).toBeUndefined();
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'Error: no such part' }), { page: '/broken zh ' });
  expect(await draw(page('/fine'), 'x')).toBeDefined();
});

test('where the thread dies all that wait go out undrawn, and another thread begins', async () => {
  const { draw, report } = open();
  const lost = await Promise.all([draw(page('/dies'), 'x'), draw(page('/behind'), 'x')]);
  expect(lost).toEqual([undefined, undefined]);
  expect(report).toHaveBeenCalledOnce();
  expect((await draw(page('/fine'), 'x'))?.body).toContain('>1 场');
});

test('a drawing that takes too long is not waited for', async () => {
  const { draw } = open();
  const began = performance.now();
  expect(await draw(page('/hangs'), 'x')).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('without the built part nothing is drawn', async () => {
  expect(await open(join(folder, 'nowhere')).draw(page('/news'), 'x')).toBeUndefined();
});

test('the theme comes from the cookie; an open picture, and a match to watch later, forbid drawing', () => {
  expect([themeOf(undefined), themeOf('a=b; theme=night'), themeOf('theme=pink')]).toEqual([null, 'night', null]);
  expect([undefined, 'lang=en; picture=open', 'xpicture=open', 'later=on; lang=vi', 'later='].map(mayDraw)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('data is saved as the cookie of the app says, else as the browser asks', () => {
  const [asks, on, off] = [{ 'save-data': 'on' }, { cookie: 'lang=en; saver=on' }, { cookie: 'saver=off' }];
  expect([{}, asks, on, off, { ...asks, ...off }, { 'save-data': 'off' }, { cookie: 'xsaver=on' }].map(savesData)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['zone=America/New_York', 'America/New_York'],
  ['a=b; zone=Etc/GMT+5; lang=en', 'Etc/GMT+5'],
  ['zone=asia/kolkata', zoneName('Asia/Calcutta')],
  ['zone=Asia/Ho_Chi_Minh', zoneName('Asia/Saigon')],
  ['zone=Europe/Nowhere', undefined],
  ['zone=+08:17', undefined],
  ['zone=', undefined],
  ['timezone=Asia/Tokyo', undefined],
  [undefined, undefined],
])('with the cookie %j a page is drawn in the zone %s', (cookie, zone) => {
  expect(zoneOf(cookie)).toBe(zone);
});
