import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { backpack, shelf, storyNow } from './GiftPanel.fixtures.ts';
import { ComboButton, comboLasts } from './ComboButton.tsx';
import { GiftPanel, type GiftPanelHandle, type GiftPanelProps } from './GiftPanel.tsx';
import { undoLasts } from './UndoButton.tsx';
import { holdAfter, holdEvery } from './useHold.ts';

afterEach(() => vi.useRealTimers());

const acts = () => ({
  onSend: vi.fn(),
  onCombo: vi.fn(),
  onComboEnd: vi.fn(),
  onUndo: vi.fn(),
  onRecharge: vi.fn(),
  onSignIn: vi.fn(),
  onNoble: vi.fn(),
  onRetry: vi.fn(),
  onEffectsChange: vi.fn(),
});
const member = { kind: 'member', balance: 12_806, rank: 'starter' } as const;

async function open(props: Partial<GiftPanelProps> = {}) {
  const calls = acts();
  const screen = await renderPart(
    <div style={{ width: 1000 }}>
      <GiftPanel gifts={shelf} backpack={backpack} viewer={member} {...calls} {...props} />
    </div>,
  );
  return { screen, ...calls };
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('by keyboard alone: arrows choose, Enter leads to the button, the second Enter sends', async () => {
  const { screen, onSend } = await open();
  (screen.getByRole('radio', { name: /喝彩/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: '篮球，10 黄钻' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '篮球，10 黄钻' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('radio', { name: '火箭，1,314 黄钻' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Home}');
  await expect.element(screen.getByRole('radio', { name: '喝彩，1 黄钻' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '赠送' })).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ giftId: 'clap', count: 1, from: 'wallet' });
});

/** Texts besides the name that are cut off in the gifts of a shelf. */
const cutTags = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[role="radio"]')].flatMap((radio) =>
    [...radio.querySelectorAll<HTMLElement>(':scope > span')]
      .filter((span) => span.textContent !== radio.title && span.scrollWidth > span.clientWidth)
      .map((span) => span.textContent),
  );

test.each(['zh', 'en', 'vi'] as const)('no tag of a gift is cut in %s, in the narrowest room and in a wide one', async (locale) => {
  for (const width of [608, 1000])
    for (const defaultTab of ['gifts', 'backpack', 'noble'] as const) {
      const screen = await renderPart(
        <div style={{ width }}>
          <GiftPanel gifts={shelf} backpack={backpack} viewer={member} {...acts()} look="joined" defaultTab={defaultTab} />
        </div>,
        { locale, environment: { now: () => storyNow } },
      );
      await expect.element(screen.getByRole('radio').first()).toBeVisible();
      await document.fonts.ready;
      expect([width, defaultTab, cutTags(screen.container)]).toEqual([width, defaultTab, []]);
      await screen.unmount();
    }
});

test('one stop of Tab in the grid, and rows above and below', async () => {
  const { screen } = await open();
  const radios = screen.getByRole('radio').elements();
  expect(radios.filter((radio) => radio.getAttribute('tabindex') === '0')).toHaveLength(1);
  const columns = radios.findIndex((radio) => (radio as HTMLElement).offsetTop !== (radios[0] as HTMLElement).offsetTop);
  (radios[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radios[columns < 0 ? 0 : columns]);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(radios[0]);
});

test('amounts come from presets or are typed in digits of any width, and the total follows', async () => {
  const { screen, onSend } = await open({ defaultGiftId: 'football' });
  await screen.getByRole('button', { name: '66', exact: true }).click();
  await expect.element(screen.getByText('660', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('一切顺利')).toBeVisible();
  await screen.getByRole('textbox', { name: '自定数量' }).fill('１２３');
  await expect.element(screen.getByText('1,230', { exact: true })).toBeVisible();
  // More than can be sent at once is the most of it, and an empty field gives its last amount back when it is left.
  await screen.getByRole('textbox', { name: '自定数量' }).fill('99999');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: '自定数量' })).toHaveValue('9999');
  await screen.getByRole('textbox', { name: '自定数量' }).fill('123');
  await screen.getByRole('textbox', { name: '自定数量' }).fill('');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: '自定数量' })).toHaveValue('123');
  await screen.getByRole('button', { name: '增加' }).click();
  await screen.getByRole('button', { name: '赠送' }).click();
  expect(onSend).toHaveBeenCalledWith({ giftId: 'football', count: 124, from: 'wallet' });
});

test('an order beyond the balance names what is missing and leads to more', async () => {
  const { screen, onSend, onRecharge } = await open({ defaultGiftId: 'rocket', defaultCount: 10 });
  await expect.element(screen.getByRole('status').getByText('334 黄钻')).toBeInTheDocument();
  expect(screen.getByRole('status').element().textContent).toContain('还差');
  await expect.element(screen.getByRole('button', { name: '赠送' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '去充值' }).click();
  expect(onRecharge).toHaveBeenCalledExactlyOnceWith(334, { giftId: 'rocket', count: 10, from: 'wallet' });
  expect(onSend).not.toHaveBeenCalled();
});

test('a gift above one’s rank leads to the rank', async () => {
  const { screen, onNoble } = await open({ defaultTab: 'noble' });
  await expect.element(screen.getByRole('radio', { name: '队长袖标，888 黄钻，队长专属，未解锁' })).toBeChecked();
  await screen.getByRole('button', { name: '开通队长' }).click();
  expect(onNoble).toHaveBeenCalledExactlyOnceWith('captain');
});

test('the backpack sends what is owned, no more, and costs nothing', async () => {
  const { screen, onSend } = await open({ viewer: { ...member, balance: 0 } });
  await screen.getByRole('tab', { name: '背包 3' }).click();
  await screen.getByRole('radio', { name: /围巾，有 3 个/ }).click();
  await expect.element(screen.getByRole('button', { name: '10', exact: true })).toBeDisabled();
  await screen.getByRole('textbox', { name: '自定数量' }).fill('99');
  await screen.getByRole('button', { name: '赠送' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ giftId: 'scarf', count: 3, from: 'backpack' });
});

test('a visitor is led to sign in with the order in hand, and an anchor may not send to himself', async () => {
  const { screen, onSignIn, onSend } = await open({ viewer: { kind: 'visitor' }, defaultGiftId: 'scarf', defaultCount: 10 });
  await screen.getByRole('button', { name: '登录后赠送' }).click();
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ giftId: 'scarf', count: 10, from: 'wallet' });
  expect(onSend).not.toHaveBeenCalled();
  await screen.unmount();
  const anchor = await open({ viewer: { kind: 'anchor', balance: 99_999 } });
  await expect.element(anchor.screen.getByRole('button', { name: '赠送' })).toBeDisabled();
  await expect.element(anchor.screen.getByRole('status')).toHaveTextContent('主播不能给自己送礼');
});

test('a room that takes no gifts and a limit of one’s own are said before the press', async () => {
  const { screen, onSend } = await open({ closed: '直播间没有开播，不能送礼' });
  await expect.element(screen.getByRole('button', { name: '赠送' })).toBeDisabled();
  await expect.element(screen.getByRole('status')).toHaveTextContent('直播间没有开播，不能送礼');
  await screen.unmount();
  const capped = await open({ viewer: { ...member, allowance: 500 }, defaultGiftId: 'trophy' });
  await expect.element(capped.screen.getByRole('button', { name: '赠送' })).toBeDisabled();
  await expect.element(capped.screen.getByRole('status')).toHaveTextContent('超过自己设的上限，还能送500500 黄钻');
  expect(onSend).not.toHaveBeenCalled();
});

test('a rare gift says so before the press', async () => {
  const { screen } = await open({ defaultGiftId: 'trophy' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('限量礼物，还剩 12 个');
});

function Large({ onUndo }: { onUndo: () => void }) {
  const [waiting, setWaiting] = useState<GiftPanelProps['waiting']>();
  const undo = () => {
    onUndo();
    setWaiting(undefined);
  };
  return (
    <GiftPanel
      gifts={shelf}
      backpack={backpack}
      viewer={member}
      {...acts()}
      {...(waiting && { waiting })}
      onSend={() => setWaiting({ endsAt: Date.now() + undoLasts })}
      onUndo={undo}
    />
  );
}

test('a large order waits and is taken back, but not by a double press, and the focus goes back', async () => {
  const onUndo = vi.fn();
  const screen = await renderPart(<Large onUndo={onUndo} />);
  (screen.getByRole('button', { name: '赠送' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '撤销，3 秒后送出' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('大额礼物先等 3 秒，可以撤销');
  await userEvent.keyboard('{Enter}');
  expect(onUndo).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: '撤销，2 秒后送出' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: '赠送' })).toHaveFocus();
});

test('a shortcut brings the focus to the gift that is chosen, and the noble tab leads to the ranks', async () => {
  const actionsRef = createRef<GiftPanelHandle>();
  const { screen, onNoble } = await open({ actionsRef, defaultGiftId: 'rocket' });
  actionsRef.current?.focus();
  await expect.element(screen.getByRole('radio', { name: /火箭/ })).toHaveFocus();
  await screen.getByRole('tab', { name: '贵族' }).click();
  await screen.getByRole('button', { name: '贵族特权' }).click();
  expect(onNoble).toHaveBeenCalledExactlyOnceWith();
});

test('what is sold out cannot be sent, a refusal is said, and a second press waits for the first', async () => {
  const { screen } = await open({ gifts: shelf.map((gift) => ({ ...gift, left: 0 })) });
  await expect.element(screen.getByRole('button', { name: '已售罄' })).toBeDisabled();
  await screen.unmount();
  const refused = await open({ failure: '网络不稳' });
  await expect.element(refused.screen.getByRole('status')).toHaveTextContent('网络不稳');
  await refused.screen.unmount();
  const busy = await open({ sending: true });
  await busy.screen.getByRole('button', { name: '赠送' }).click();
  expect(busy.onSend).not.toHaveBeenCalled();
});

test('whose effects fly is chosen in a menu', async () => {
  const { screen, onEffectsChange } = await open();
  await screen.getByRole('button', { name: '特效 全部' }).click();
  await page.getByRole('menuitemradio', { name: '仅自己' }).click();
  expect(onEffectsChange).toHaveBeenCalledExactlyOnceWith('mine');
});

function Counting({ onCombo }: { onCombo: () => void }) {
  const [combo, setCombo] = useState<GiftPanelProps['combo']>();
  const [end] = useState(() => () => setCombo(undefined));
  const go = () =>
    setCombo((last) => {
      const times = (last?.times ?? 0) + 1;
      // The ring of the third press alone runs out, however slow the presses are.
      return { times, endsAt: Date.now() + (times < 3 ? 60_000 : 1_500) };
    });
  return (
    <GiftPanel
      gifts={shelf}
      backpack={backpack}
      viewer={member}
      {...acts()}
      combo={combo}
      onSend={go}
      onCombo={() => (onCombo(), go())}
      onComboEnd={end}
    />
  );
}

test('after sending the focus is on the combo, Enter and Space count on, and it goes back when the ring has run out', async () => {
  const onCombo = vi.fn();
  const screen = await renderPart(<Counting onCombo={onCombo} />);
  (screen.getByRole('button', { name: '赠送' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/^×1\s*连击$/);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onCombo).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByRole('button', { name: /×3\s*连击/ })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '赠送' })).toHaveFocus();
});

test('a held combo repeats and a short press counts once', async () => {
  const onPress = vi.fn();
  const screen = await renderPart(<ComboButton times={1} endsAt={Date.now() + comboLasts} onPress={onPress} onEnd={vi.fn()} />);
  const button = screen.getByRole('button').element();
  vi.useFakeTimers();
  const pointer = (type: string) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
  pointer('pointerdown');
  await vi.advanceTimersByTimeAsync(holdAfter + 2 * holdEvery);
  pointer('pointerup');
  (button as HTMLElement).click();
  expect(onPress).toHaveBeenCalledTimes(3);
  pointer('pointerdown');
  pointer('pointerup');
  (button as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(holdAfter * 2);
  expect(onPress).toHaveBeenCalledTimes(4);
});
