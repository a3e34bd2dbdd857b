import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { loadUiMessages } from '../../locales/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { weeks } from './SignInStrip.fixtures.ts';
import { SignInStrip, type SignInStripProps } from './SignInStrip.tsx';
import { signInSizes } from './signIn.ts';

const strip = (props: Partial<SignInStripProps> = {}) => <SignInStrip week={weeks.open} onSignIn={vi.fn()} {...props} />;

const places = () =>
  [...document.querySelectorAll('[role=group], li, button, h3, p:not([role])')].map((element) => {
    const { x, y, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, height].join(' ');
  });

test('each day says what it brings, and today is marked', async () => {
  await renderPart(strip({ week: weeks.gaps }));
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((day) => day.firstChild?.textContent),
  ).toEqual([
    '周一，已签到，获得 10 黄钻',
    '周二，漏签',
    '周三，漏签',
    '周四，已签到，获得 40 黄钻',
    '今天，未签到，签到可得 50 黄钻',
    '周六，可得 60 黄钻',
    '周日，可得 100 黄钻',
  ]);
  await expect.element(page.getByText('再签 6 天，领 160')).toBeVisible();
  expect(document.querySelector('[aria-current="date"]')?.textContent).toContain('今天');
});

test('a press by keyboard signs in, is spoken, and the focus stays on the button', async () => {
  function Host() {
    const [week, setWeek] = useState<SignInStripProps['week']>(weeks.open);
    return <SignInStrip week={week} onSignIn={() => setWeek(weeks.signed)} />;
  }
  await renderPart(<Host />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '签到', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '已签到' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('签到成功，获得 50 黄钻，已连续 5 天');
});

test('a second press is ignored while the first is under way, and once today is signed', async () => {
  const onSignIn = vi.fn();
  function Host() {
    const [signing, setSigning] = useState(false);
    return (
      <SignInStrip
        week={weeks.open}
        signing={signing}
        onSignIn={() => {
          onSignIn();
          setSigning(true);
        }}
      />
    );
  }
  const screen = await renderPart(<Host />);
  await userEvent.dblClick(page.getByRole('button'));
  expect(onSignIn).toHaveBeenCalledOnce();
  await screen.rerender(strip({ week: weeks.signed, onSignIn }));
  await userEvent.click(page.getByRole('button', { name: '已签到' }), { force: true });
  expect(onSignIn).toHaveBeenCalledOnce();
});

const widths = { full: 900, compact: 352 };

test.each(signInSizes.flatMap((size) => (['zh', 'en', 'vi'] as const).map((locale) => [size, locale] as const)))(
  'nothing changes its place between states: %s, %s',
  async (size, locale) => {
    const at = (props: Partial<SignInStripProps>) => <div style={{ width: widths[size] }}>{strip({ size, ...props })}</div>;
    const screen = await renderPart(at({}), { locale });
    const before = places();
    for (const props of [
      { signing: true },
      { week: weeks.signed },
      { week: { ...weeks.open, streak: 9 } },
    ] satisfies Partial<SignInStripProps>[]) {
      await screen.rerender(at(props));
      expect(places()).toEqual(before);
    }
    const height = () => document.querySelector('[role=group]')?.getBoundingClientRect().height;
    const usual = height();
    await screen.rerender(at({ week: undefined }));
    expect(height()).toBe(usual);
  },
);

test('under reduced motion the reward does not travel', async () => {
  const messages = await loadUiMessages('zh');
  const at = (motion: 'system' | 'reduced', week: SignInStripProps['week']) => (
    <UiProvider locale="zh" messages={messages} motion={motion}>
      {strip({ week })}
    </UiProvider>
  );
  const travels = () =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getKeyframes().some((frame) => frame.translate !== undefined || frame.scale !== undefined),
      );
  const screen = await renderPart(at('reduced', weeks.open));
  await screen.rerender(at('reduced', weeks.signed));
  await expect.element(page.getByRole('status')).toHaveTextContent('签到成功，获得 50 黄钻，已连续 5 天');
  expect(travels()).toBe(false);
  await screen.unmount();
  const moving = await renderPart(at('system', weeks.open));
  await moving.rerender(at('system', weeks.signed));
  expect(travels()).toBe(true);
});

test('a week that failed offers to try again, and its button signs nothing', async () => {
  const onRetry = vi.fn();
  await renderPart(strip({ week: undefined, status: 'error', onRetry }));
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: '签到', exact: true })).toBeDisabled();
});
