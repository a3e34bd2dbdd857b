import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { effectNames } from '../engine/index.ts';
import { drawScene, sceneLimits } from '../scenes/index.ts';
import { playScene } from './playScene.ts';

const field = { width: 640, height: 360 };
const boxes: HTMLElement[] = [];

function createBox() {
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    left: '0',
    top: '80px',
    width: `${field.width}px`,
    height: `${field.height}px`,
    overflow: 'hidden',
  });
  document.body.append(box);
  boxes.push(box);
  return box;
}

const pixels = (box: HTMLElement) => {
  const canvas = box.querySelector('canvas');
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.join('');
};
const places = (box: HTMLElement) =>
  [...box.querySelectorAll('img')].map((node) => getComputedStyle(node).transform + getComputedStyle(node).opacity);

afterEach(() => {
  for (const box of boxes.splice(0)) box.remove();
  vi.restoreAllMocks();
});

describe.each(effectNames)('%s', (name) => {
  test('is the same for the same seed and stays within its limits, whatever the picture', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2560 }), fc.integer({ min: 1, max: 1440 }), (seed, width, height) => {
        const scene = drawScene(name, seed, { width, height });
        expect(drawScene(name, seed, { width, height })).toEqual(scene);
        expect(scene.actors.length).toBeLessThanOrEqual(sceneLimits.actors);
        expect(scene.particles.length).toBeLessThanOrEqual(sceneLimits.particles);
        expect(scene.duration).toBeLessThan(8000);
        for (const { x, y, size, born, life } of scene.particles) {
          expect([x, y, size].every(Number.isFinite)).toBe(true);
          expect(born + life).toBeLessThanOrEqual(scene.duration + 1);
        }
      }),
      { seed: 20261121, numRuns: 40 },
    );
  });

  test('looks the same twice at a moment, and differs with the seed', () => {
    const looks = ['one', 'one', 'two'].map((seed) => {
      const box = createBox();
      const play = playScene(box, drawScene(name, seed, field), { moment: 1500 });
      const look = [pixels(box), places(box)];
      play.stop();
      return JSON.stringify(look);
    });
    expect(looks[0]).toBe(looks[1]);
    expect(looks[0]).not.toBe(looks[2]);
  });

  test('taken off, it leaves no node, no animation and no frame', async () => {
    const frame = requestAnimationFrame;
    const frames = () => new Promise((resolve) => frame(() => frame(resolve)));
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
    const box = createBox();
    const onEnd = vi.fn();
    const play = playScene(box, drawScene(name, 'one', field), { onEnd });
    expect(box.childElementCount).toBe(1);
    expect(document.getAnimations().length).toBeGreaterThan(0);
    await frames();
    play.stop();
    const before = asked.mock.calls.length;
    await frames();
    expect(asked.mock.calls.length).toBe(before);
    expect(box.childElementCount).toBe(0);
    expect(document.getAnimations()).toHaveLength(0);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

test('played to the end, it says so once and leaves nothing', async () => {
  const box = createBox();
  const onEnd = vi.fn();
  playScene(box, { ...drawScene('volley', 'one', field), duration: 120 }, { onEnd });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(box.childElementCount).toBe(0);
  expect(document.getAnimations()).toHaveLength(0);
});
