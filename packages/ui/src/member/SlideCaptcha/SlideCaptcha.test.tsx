import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { challenge } from './SlideCaptcha.fixtures.ts';
import { SlideCaptcha } from './SlideCaptcha.tsx';
import type { SlideCaptchaProps } from './SlideCaptcha.types.ts';

async function shown(props: Partial<SlideCaptchaProps> = {}) {
  const acts = { onSolve: vi.fn(), onRefresh: vi.fn(), onClose: vi.fn() };
  const part = (more: Partial<SlideCaptchaProps> = {}) => (
    <div style={{ width: 320 }}>
      <SlideCaptcha challenge={challenge} state="ready" autoFocus {...acts} {...props} {...more} />
    </div>
  );
  const screen = await renderPart(part());
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  return {
    screen,
    acts,
    show: (more: Partial<SlideCaptchaProps>) => screen.rerender(part(more)),
    slider: screen.getByRole('slider', { name: '拖动滑块补上缺口' }),
  };
}

test('arrows move one pixel, with shift ten, and Enter submits', async () => {
  const { acts, slider } = await shown();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '11');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '11 像素');
  expect(acts.onSolve).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(acts.onSolve).toHaveBeenCalledExactlyOnceWith(11);
});

test('goes no further than the picture is wide', async () => {
  const { slider } = await shown();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', String(challenge.width - challenge.pieceWidth));
});

test('explains itself to a screen reader', async () => {
  const { slider } = await shown();
  await expect.element(slider).toHaveAccessibleDescription(/左右方向键/);
});

test('letting go of the dragged handle submits where the piece stands', async () => {
  const { acts, slider } = await shown();
  const thumb = slider.element().parentElement ?? slider.element();
  const box = thumb.getBoundingClientRect();
  const at = (clientX: number) => ({
    bubbles: true,
    cancelable: true,
    clientX,
    clientY: box.top + box.height / 2,
    button: 0,
    buttons: 1,
    pointerId: 1,
    pointerType: 'mouse',
  });
  const from = box.left + box.width / 2;
  thumb.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  for (const step of [20, 60, 100]) document.dispatchEvent(new PointerEvent('pointermove', at(from + step)));
  document.dispatchEvent(new PointerEvent('pointerup', { ...at(from + 100), buttons: 0 }));
  await expect.poll(() => acts.onSolve.mock.calls.length).toBe(1);
  const x = acts.onSolve.mock.calls[0]?.[0] as number;
  await expect.element(slider).toHaveAttribute('aria-valuenow', String(x));
  expect(x).toBeGreaterThan(60);
  expect(x).toBeLessThanOrEqual(challenge.width - challenge.pieceWidth);
});

test('holds still while the answer is checked, and starts afresh with a new riddle', async () => {
  const { acts, slider, show } = await shown();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await show({ state: 'checking' });
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '3');
  expect(acts.onSolve).not.toHaveBeenCalled();
  await show({ challenge: { ...challenge, id: 'riddle-2' } });
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  await expect.element(slider).toHaveFocus();
});

test('says the verdict, and Escape closes', async () => {
  const { screen, acts, show } = await shown();
  await show({ state: 'wrong' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('没对上，再试一次');
  await userEvent.keyboard('{Escape}');
  expect(acts.onClose).toHaveBeenCalledOnce();
});

test('a picture that did not come can be asked for again', async () => {
  const { screen, acts } = await shown({ challenge: null, state: 'error' });
  await screen.getByRole('button', { name: '重试' }).click();
  await screen.getByRole('button', { name: '换一张' }).click();
  expect(acts.onRefresh).toHaveBeenCalledTimes(2);
});
