import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { UndoRow } from './UndoRow.tsx';
import { UserCard, type UserCardProps } from './UserCard.tsx';
import type { UserCardMember } from './userCard.ts';

const member: UserCardMember = { id: 'sure88', nickname: '稳赚带单88', level: 2 };

function Room(props: Partial<UserCardProps>) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <div style={{ paddingLeft: 700 }}>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        昵称
      </button>
      <UserCard member={member} {...props} anchor={anchor} open={anchor !== null} onClose={() => setAnchor(null)} />
    </div>
  );
}
async function open(props: Partial<UserCardProps>) {
  const screen = await renderPart(<Room {...props} />);
  await screen.getByRole('button', { name: '昵称' }).click();
  await expect.element(screen.getByRole('dialog', { name: '用户资料' })).toBeVisible();
  return screen;
}

test('opens at the nickname, Escape closes and the focus returns', async () => {
  const screen = await open({});
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '昵称' })).toHaveFocus();
});

test('Tab goes round within the card, and reaches the cross again', async () => {
  const screen = await open({ onFollow: vi.fn(), onMessage: vi.fn(), onReport: vi.fn() });
  const cross = screen.getByRole('button', { name: '关闭' });
  await expect.element(cross).toHaveFocus();
  const seen: (string | null)[] = [];
  for (let press = 0; press < 4; press++) {
    await userEvent.keyboard('{Tab}');
    seen.push(document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || null);
  }
  expect(seen).toEqual(['关注', '私信', '举报', '关闭']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: '举报' })).toHaveFocus();
  await cross.click();
  await expect.element(screen.getByRole('button', { name: '昵称' })).toHaveFocus();
});

test('a viewer follows, writes and reports, and has no menu', async () => {
  const [onFollow, onMessage, onReport] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await open({ onFollow, onMessage, onReport });
  await screen.getByRole('button', { name: '关注' }).click();
  await screen.getByRole('button', { name: '私信' }).click();
  await screen.getByRole('button', { name: '举报' }).click();
  expect(onFollow).toHaveBeenCalledWith(true);
  expect([onMessage.mock.calls.length, onReport.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('group', { name: '房间管理' }).elements()).toHaveLength(0);
});

test('a viewer addresses somebody, and blocks or hears him again', async () => {
  const [onMention, onBlock] = [vi.fn(), vi.fn()];
  const screen = await open({ onMention, onBlock });
  await screen.getByRole('button', { name: '提到' }).click();
  await screen.getByRole('button', { name: '屏蔽' }).click();
  expect([onMention.mock.calls.length, onBlock.mock.calls]).toEqual([1, [[true]]]);
  await screen.unmount();
  const blocked = await open({ onBlock, blocked: true });
  await blocked.getByRole('button', { name: '已屏蔽', pressed: true }).click();
  expect(onBlock).toHaveBeenLastCalledWith(false);
});

test('figures that nobody knows take no room', async () => {
  const screen = await open({});
  await expect.element(screen.getByText(/本场贡献/)).not.toBeInTheDocument();
  await screen.unmount();
  const known = await open({ member: { ...member, fans: 3 } });
  await expect.element(known.getByText(/本场贡献/)).toBeVisible();
});

test('the anchor mutes for minutes, withdraws, appoints and kicks', async () => {
  const acts = { onMute: vi.fn(), onWithdraw: vi.fn(), onAdmin: vi.fn(), onAssistant: vi.fn(), onKick: vi.fn() };
  const screen = await open({ moderation: { ...acts, messages: 9, assistants: 18 } });
  await screen.getByRole('textbox', { name: '原因，对方会看到' }).fill(' 带单引流 ');
  await screen.getByRole('button', { name: '10 分钟' }).click();
  await screen.getByRole('button', { name: '直到解除' }).click();
  await screen.getByRole('button', { name: /撤下他的发言/ }).click();
  await screen.getByRole('button', { name: '设为房管' }).click();
  await screen.getByRole('button', { name: /设为助理.*18\/200/ }).click();
  await screen.getByRole('button', { name: '踢出房间' }).click();
  expect([acts.onMute.mock.calls, acts.onAdmin.mock.calls, acts.onAssistant.mock.calls]).toEqual([
    [
      [10, '带单引流'],
      [0, '带单引流'],
    ],
    [[true]],
    [[true]],
  ]);
  expect([acts.onWithdraw.mock.calls, acts.onKick.mock.calls]).toEqual([[['带单引流']], [['带单引流']]]);
});

test('who is silenced can speak again, and the 201st assistant has no place', async () => {
  const onUnmute = vi.fn();
  const screen = await open({
    moderation: { mutedUntil: Date.UTC(2026, 10, 21, 12, 8), onMute: vi.fn(), onUnmute, onAssistant: vi.fn(), assistants: 200 },
  });
  expect(screen.getByRole('button', { name: '10 分钟' }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole('button', { name: /设为助理/ })).toBeDisabled();
  await screen.getByRole('button', { name: /解除禁言/ }).click();
  expect(onUnmute).toHaveBeenCalledOnce();
});

test('who is silenced without an end and removed can be let back', async () => {
  const [onUnmute, onLift] = [vi.fn(), vi.fn()];
  const screen = await open({ moderation: { mutedUntil: null, onUnmute, onLift } });
  await screen.getByRole('button', { name: /解除禁言.*直到解除/ }).click();
  await screen.getByRole('button', { name: '允许再进房间' }).click();
  expect([onUnmute.mock.calls.length, onLift.mock.calls.length]).toEqual([1, 1]);
});

test('an assistant is offered only what he may', async () => {
  const screen = await open({ moderation: { onMute: vi.fn() } });
  await expect.element(screen.getByRole('group', { name: '禁言' })).toBeVisible();
  expect(screen.getByRole('button', { name: /踢出|房管|助理|撤下/ }).elements()).toHaveLength(0);
});

test('an act can be undone until its time is over', async () => {
  vi.useFakeTimers();
  try {
    const [onUndo, onExpire] = [vi.fn(), vi.fn()];
    const screen = await renderPart(
      <UndoRow onUndo={onUndo} onExpire={onExpire}>
        已禁言
      </UndoRow>,
    );
    screen
      .getByRole('button', { name: '撤销' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onUndo).toHaveBeenCalledOnce();
    for (let second = 0; second < 4; second++) await vi.advanceTimersByTimeAsync(1000);
    expect(onExpire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onExpire).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
