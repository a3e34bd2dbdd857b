import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createDanmaku, type Danmaku, type DanmakuPointed, type DanmakuSetup } from './index.ts';

let stage: HTMLElement | undefined;
let danmaku: Danmaku | undefined;

function open(setup: DanmakuSetup = {}, width = 1000, height = 400) {
  stage = document.createElement('div');
  Object.assign(stage.style, { position: 'relative', width: `${width}px`, height: `${height}px`, fontFamily: 'sans-serif' });
  document.body.append(stage);
  danmaku = createDanmaku(stage, setup);
  return { stage, danmaku };
}

afterEach(() => {
  danmaku?.destroy();
  stage?.remove();
  vi.restoreAllMocks();
});

const comments = (root = stage) => [...(root?.firstElementChild?.shadowRoot?.querySelectorAll<HTMLElement>('.c') ?? [])];
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

/** Pairs of comments whose boxes overlap, text and marks included. */
function meetings() {
  const boxes = comments().map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = node.getBoundingClientRect();
    const words = range.getBoundingClientRect();
    return {
      text: node.textContent,
      left: Math.min(own.left, words.left),
      right: Math.max(own.right, words.right),
      top: own.top,
      bottom: own.bottom,
    };
  });
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top + 0.5 < b.bottom && b.top + 0.5 < a.bottom)
      .map((b) => [a, b]),
  );
}

const phrases = ['好球', '图拉姆！！！', '圣西罗的声浪隔着屏幕都炸', 'Vào rồi!!!', 'what a finish', '😂😂😂', '67 分钟了，拼的是体能'];
const rush = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${from + index}`,
    text: `${phrases[(from + index) % phrases.length]}${index % 3 ? from + index : ''}`,
    role: index % 9 === 0 ? ('anchor' as const) : ('viewer' as const),
  }));

test('comments of a rush never touch, whatever size, speed and stage change under way', async () => {
  const { danmaku: flight, stage: box } = open({ labels: { anchor: '主播' }, crossing: 6 });
  let seen = 0;
  for (let round = 0; round < 24; round++) {
    flight.push(rush(30, round * 30));
    if (round === 8) flight.setOptions({ size: 4, crossing: 12 });
    if (round === 12) box.style.width = '700px';
    if (round === 16) flight.setOptions({ size: 1, area: 4, crossing: 6 });
    if (round === 20) box.style.width = '1200px';
    await frames(7);
    expect(meetings()).toEqual([]);
    seen = Math.max(seen, comments().length);
  }
  expect(seen).toBeGreaterThan(20);
  const { pushed, shown, folded, dropped, waiting } = flight.stats();
  expect(shown + folded + dropped + waiting).toBe(pushed);
});

/** Sizes of the comments in view, by their text: letters, height and width. */
const sizes = () =>
  new Map(
    comments().map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return [node.textContent, `${getComputedStyle(node).fontSize} ${height.toFixed(1)} ${width.toFixed(1)}`];
    }),
  );

test('what flies or stands keeps its size when the player changes its mode; what comes after has the size of the new stage', async () => {
  const { danmaku: flight, stage: box } = open({ labels: { anchor: '主播' }, crossing: 12, fold: false });
  // In the page, theatre, whole screen, a narrow page, and back.
  const modes = [
    [1388, 780],
    [1920, 1080],
    [628, 353],
    [1000, 562],
  ] as const;
  for (const [turn, [width, height]] of modes.entries()) {
    const before = sizes();
    flight.push([
      ...rush(6, turn * 6),
      { id: `top${turn}`, text: `顶 ${turn}`, mode: 'top' },
      { id: `own${turn}`, text: `我 ${turn}`, role: 'own' },
    ]);
    flight.flush();
    const flying = sizes();
    expect(flying.size).toBeGreaterThan(before.size);
    Object.assign(box.style, { width: `${width}px`, height: `${height}px` });
    await frames(3);
    const after = sizes();
    for (const [words, size] of after) expect([words, size]).toEqual([words, flying.get(words)]);
    expect(after.size).toBe(flying.size);
    expect(meetings()).toEqual([]);
  }
  const letters = new Set([...sizes().values()].map((size) => size.split(' ')[0]));
  expect(letters.size).toBeGreaterThan(2);
});

test('an advert has its plate and its word whoever sent it, keeps room for both, and is never folded into plain words', async () => {
  const { danmaku: flight } = open({ labels: { anchor: '主播', advert: '广告' }, crossing: 6 });
  for (const [index, role] of (['viewer', 'noble', 'anchor', 'own'] as const).entries())
    flight.push({ id: `ad${index}`, text: '转让球票', role, advert: true });
  flight.push([
    { id: 'same', text: '转让球票' },
    { id: 'after', text: '好球' },
  ]);
  await frames(30);
  const adverts = comments().filter((node) => node.classList.contains('advert'));
  expect(adverts.map((node) => node.textContent)).toEqual(adverts.map(() => '广告转让球票'));
  expect(adverts).toHaveLength(4);
  expect(
    comments()
      .filter((node) => !node.classList.contains('advert'))
      .map((node) => node.textContent),
  ).toEqual(['转让球票', '好球']);
  expect(meetings()).toEqual([]);
});

test('a comment crosses the stage from right to left', async () => {
  const { danmaku: flight, stage: box } = open();
  flight.push({ id: '1', text: '好球', role: 'own' });
  await frames(4);
  const first = comments()[0]?.getBoundingClientRect().left ?? NaN;
  expect(first).toBeGreaterThan(box.getBoundingClientRect().right - 60);
  await frames(20);
  expect(comments()[0]?.getBoundingClientRect().left).toBeLessThan(first - 5);
});

test('pause stops the flight and resume goes on from there', async () => {
  let now = 0;
  const { danmaku: flight, stage: box } = open({ clock: () => now });
  const left = () => (comments()[0]?.getBoundingClientRect().left ?? NaN) - box.getBoundingClientRect().left;
  flight.push({ id: '1', text: '压出来打', role: 'own' });
  now = 1000;
  flight.pause();
  const still = left();
  flight.push({ id: '2', text: '守住' });
  now = 30_000;
  await frames(10);
  expect(left()).toBe(still);
  expect(flight.stats()).toMatchObject({ shown: 1, dropped: 1 });
  flight.resume();
  now = 32_000;
  flight.pause();
  // Two seconds of eight are a quarter of 1000 px.
  expect(left()).toBeCloseTo(still - 250, 1);
});

test('a pause under a clock of its own shows the exact moment', async () => {
  let now = 0;
  const { danmaku: flight, stage: box } = open({ clock: () => now, random: () => 0 });
  flight.push({ id: '1', text: '好球', role: 'own' });
  now = 4000;
  flight.pause();
  await frames(2);
  const left = (comments()[0]?.getBoundingClientRect().left ?? NaN) - box.getBoundingClientRect().left;
  // Half of 1000 px travelled, less the 50 ms of lead: 6.25 px, on a whole pixel of its strip.
  expect(left).toBeCloseTo(506, 1);
});

test('strips are used again, and the document does not grow', async () => {
  let now = 0;
  const { danmaku: flight } = open({ clock: () => now });
  for (let step = 0; step < 900; step++) {
    now += 100;
    flight.push(rush(3, step * 3));
    flight.flush();
  }
  expect(flight.stats().strips).toBeLessThanOrEqual(9);
  expect(stage?.firstElementChild?.shadowRoot?.querySelectorAll('*').length).toBeLessThan(700);
  flight.pause();
  expect(meetings()).toEqual([]);
  flight.resume();
  now += 60_000;
  flight.flush();
  expect(comments()).toHaveLength(0);
});

test('after hours of flight comments are still where the clock says', () => {
  let now = 0;
  const { danmaku: flight, stage: box } = open({ clock: () => now, random: () => 0 });
  for (let second = 0; second < 4 * 3600; second++) {
    now += 1000;
    flight.push({ id: String(second), text: '好球', role: 'own' });
  }
  const last = comments().at(-1);
  now += 4000;
  flight.pause();
  expect((last?.getBoundingClientRect().left ?? NaN) - box.getBoundingClientRect().left).toBeCloseTo(506, 1);
  expect(comments().length).toBeLessThan(14);
});

test('clear empties the stage, destroy leaves nothing behind', async () => {
  const { danmaku: flight, stage: box } = open();
  flight.push([...rush(40), { id: 't', text: '置顶', mode: 'top' }, { id: 'b', text: '置底', mode: 'bottom' }]);
  flight.flush();
  expect(comments().length).toBeGreaterThan(10);
  const rows = comments()
    .filter((node) => /置/.test(node.textContent))
    .map((node) => node.style.top);
  expect(new Set(rows).size).toBe(2);
  flight.clear();
  expect(comments()).toHaveLength(0);
  expect(flight.stats().waiting).toBe(0);
  flight.push(rush(10));
  flight.flush();
  flight.destroy();
  expect(box.childElementCount).toBe(0);
  expect(document.getAnimations()).toHaveLength(0);
});

test('a comment that is taken out leaves in flight, and does not come where it waits', async () => {
  const { danmaku: flight } = open();
  flight.push([
    { id: '1', text: '加群领彩金' },
    { id: '2', text: '好球' },
  ]);
  flight.flush();
  expect(comments().map((node) => node.textContent)).toEqual(['加群领彩金', '好球']);
  flight.setOptions({ withdrawn: ['1', '3'] });
  flight.push({ id: '3', text: '又来了', role: 'own' });
  flight.flush();
  await frames(2);
  expect(
    comments()
      .filter((node) => node.checkVisibility())
      .map((node) => node.textContent),
  ).toEqual(['好球']);
});

test('an equal comment counts up in sight', async () => {
  const { danmaku: flight } = open();
  flight.push({ id: '1', text: '好球' });
  flight.flush();
  for (let id = 2; id <= 12; id++) flight.push({ id: String(id), text: '好球' });
  flight.flush();
  expect(comments().map((node) => node.textContent)).toEqual(['好球×12']);
});

test('pointing at a comment hands over a still copy of it until it is let go', async () => {
  let pointed: DanmakuPointed | undefined;
  let now = 0;
  const { danmaku: flight, stage: box } = open({ clock: () => now, onPoint: (next) => (pointed = next) });
  flight.push({ id: '7', text: '皇马右路被打穿三次了，这样下去要出事', role: 'own' });
  now = 3000;
  flight.pause();
  const at = comments()[0]?.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  await userEvent.hover(box, { position: { x: (at?.left ?? 0) - frame.left + 30, y: (at?.top ?? 0) - frame.top + 12 } });
  expect(pointed?.comment.id).toBe('7');
  expect(getComputedStyle(comments()[0] as Element).visibility).toBe('hidden');
  pointed?.release();
  expect(getComputedStyle(comments()[0] as Element).visibility).toBe('visible');
});

test('a hidden tab keeps nothing, and coming back finds an empty stage that goes on', async () => {
  const { danmaku: flight } = open();
  flight.push(rush(20));
  flight.flush();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(comments()).toHaveLength(0);
  flight.push([...rush(30, 100), { id: 'own', text: '我', role: 'own' }]);
  await frames(12);
  expect(comments()).toHaveLength(0);
  expect(flight.stats().waiting).toBe(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(comments()).toHaveLength(0);
  flight.push({ id: 'next', text: '回来了', role: 'own' });
  await frames(20);
  const first = comments()[0]?.getBoundingClientRect().left ?? NaN;
  await frames(10);
  expect(comments()[0]?.getBoundingClientRect().left).toBeLessThan(first);
});

test('nothing flies for a reader who asks for reduced motion', async () => {
  const quiet = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null, addListener() {}, removeListener() {} });
  vi.spyOn(window, 'matchMedia').mockReturnValue(quiet as MediaQueryList);
  const { danmaku: flight } = open();
  flight.push([...rush(10), { id: 'own', text: '我', role: 'own' }]);
  await frames(12);
  expect(comments()).toHaveLength(0);
  expect(flight.stats()).toMatchObject({ pushed: 11, dropped: 11 });
});
