import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { ownGift } from './EffectStage.fixtures.ts';
import { EffectStage, type EffectStageHandle, type EffectStageProps } from './EffectStage.tsx';
import { createTestClock } from './engine/engineTesting.ts';
import { effectNames, effectTimeOut, type StageArrival } from './engine/index.ts';

const safeTop = 60;

async function open(props: Partial<EffectStageProps> = {}) {
  const clock = createTestClock();
  const handle = createRef<EffectStageHandle>();
  const stage = (more: Partial<EffectStageProps> = {}) => (
    <div data-testid="picture" style={{ position: 'relative', width: 800, height: 450 }}>
      <EffectStage actionsRef={handle} clock={clock} safeTop={safeTop} {...props} {...more} />
    </div>
  );
  const screen = await renderPart(stage());
  const node = screen.getByTestId('picture').element() as HTMLElement;
  return { clock, handle, screen, node, rerender: (more: Partial<EffectStageProps>) => screen.rerender(stage(more)) };
}

test('gifts of one sender count on in one banner', async () => {
  const { clock, handle, screen } = await open();
  for (let round = 0; round < 3; round++) {
    handle.current?.push({ kind: 'gift', id: String(round), member: members.acheng, gift: gifts.rocket, count: 1 });
    clock.advance(1000);
  }
  await expect.element(screen.getByText('北看台阿城')).toBeVisible();
  await expect.element(screen.getByText('×3')).toBeVisible();
  expect(screen.getByText('送出 火箭').elements()).toHaveLength(1);
});

test.each(effectNames)('%s never reaches over the score', async (name) => {
  const { handle, node } = await open({ moment: 1400 });
  handle.current?.push(ownGift(name));
  await expect.poll(() => node.querySelector('canvas, img[style]')).not.toBeNull();
  for (let at: Element | null = node.querySelector('canvas, img[style]'); at && at !== node; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'hidden') continue;
    expect(at.getBoundingClientRect().top).toBeGreaterThanOrEqual(node.getBoundingClientRect().top + safeTop);
    return;
  }
  expect.unreachable('an effect without a box that cuts it');
});

test('taken away in the middle of everything, it leaves no animation, no timer and no listener', async () => {
  const listeners = new Set<(arrivals: StageArrival | readonly StageArrival[]) => void>();
  const source: EffectStageProps['source'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { clock, screen } = await open({ source });
  for (const listener of listeners) listener([...effectNames.map(ownGift), { kind: 'entry', id: 'e', member: members.guo }]);
  clock.advance(300);
  await expect.poll(() => document.getAnimations().length).toBeGreaterThan(0);
  await screen.unmount();
  expect(listeners.size).toBe(0);
  clock.advance(1000);
  expect(clock.pending()).toBe(0);
  expect(document.getAnimations()).toHaveLength(0);
});

test('nodes stay few through thirty gifts a second', async () => {
  const { clock, handle, node } = await open({ moment: 500 });
  for (let second = 0; second < 10; second++) {
    handle.current?.push(
      Array.from({ length: 30 }, (_, index): StageArrival => ({
        kind: 'gift',
        id: `${second} ${index}`,
        member: { id: `m${index % 17}`, nickname: `球迷${index}` },
        gift: gifts.rocket,
        count: 1,
        effect: effectNames[index % effectNames.length],
      })),
    );
    clock.advance(1000);
    expect(node.querySelectorAll('*').length).toBeLessThan(160);
  }
});

test('one’s own only, and none at all', async () => {
  const { clock, handle, screen, rerender } = await open({ show: 'mine' });
  const theirs: StageArrival = { kind: 'gift', id: 't', member: members.acheng, gift: gifts.scarf, count: 1 };
  handle.current?.push([theirs, { ...ownGift('megaphone'), count: 2 }]);
  await expect.element(screen.getByText('×2')).toBeVisible();
  await expect.element(screen.getByText('北看台阿城')).not.toBeInTheDocument();
  await rerender({ show: 'off' });
  await expect.element(screen.getByText('×2')).not.toBeInTheDocument();
  handle.current?.push(ownGift('rocket'));
  clock.advance(500);
  await expect.element(screen.getByText('送出 火箭')).not.toBeInTheDocument();
});

test('a hidden tab drops what comes', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { clock, handle, screen } = await open();
  handle.current?.push(ownGift('rocket'));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  clock.advance(500);
  await expect.element(screen.getByText('送出 火箭')).not.toBeInTheDocument();
  handle.current?.push(ownGift('trophy'));
  await expect.element(screen.getByText('送出 奖杯')).toBeVisible();
  hidden.mockRestore();
});

test('a made animation that fails becomes the still card, and then makes room', async () => {
  const { clock, handle, screen } = await open({ lottiePlayer: () => Promise.reject(new Error('gone')) });
  handle.current?.push({ ...ownGift('trophy'), animationSrc: '/trophy.lottie' });
  await expect.poll(() => screen.getByText('送出 奖杯').elements().length).toBe(2);
  clock.advance(3100);
  await expect.poll(() => screen.getByText('送出 奖杯').elements().length).toBeLessThan(2);
});

test('a made animation that never ends is told to stop after its time', async () => {
  const stopped = vi.fn();
  const lottiePlayer: EffectStageProps['lottiePlayer'] = (_box, _src, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => (stopped(), resolve())));
  const { clock, handle, screen } = await open({ lottiePlayer });
  handle.current?.push({ ...ownGift('trophy'), animationSrc: '/trophy.lottie' });
  await expect.element(screen.getByText('送出 奖杯')).toBeVisible();
  expect(stopped).not.toHaveBeenCalled();
  clock.advance(effectTimeOut + 200);
  await expect.poll(() => stopped.mock.calls.length).toBe(1);
});
