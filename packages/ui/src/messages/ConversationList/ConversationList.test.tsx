import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { conversations } from './ConversationList.fixtures.ts';
import { ConversationList } from './ConversationList.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const environment = { now: () => now };

function List({ onSelect = () => undefined }: { onSelect?: (id: string) => void }) {
  const [selected, setSelected] = useState('afei');
  const handleSelect = (id: string) => {
    setSelected(id);
    onSelect(id);
  };
  return <ConversationList conversations={conversations} value={selected} onValueChange={handleSelect} timeZone="Asia/Shanghai" />;
}

test('arrow keys, Home and End walk the list from the open one; Enter and a press open', async () => {
  const onSelect = vi.fn();
  const screen = await renderPart(<List onSelect={onSelect} />, { environment });
  await userEvent.keyboard('{Tab}');
  const option = (name: RegExp) => screen.getByRole('option', { name });
  await expect.element(option(/阿飞说球/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(/林小满/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('lin');
  await expect.element(option(/林小满/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(option(/北北爱看球/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(option(/竞彩老周/)).toHaveFocus();
  await option(/湖人夜话/).click();
  expect(onSelect).toHaveBeenLastCalledWith('lakers');
});

test('each says by its kind what came last, when, and how many were not read', async () => {
  const screen = await renderPart(<List />, { environment });
  const said = [
    /竞彩老周.*刚刚.*\[未发出\]/,
    /工体北看台.*\[有人@我\].*28 条未读/,
    /林小满.*\[草稿\]/,
    /湖人夜话.*99\+.*316 条未读/,
    /陈教练.*昨天.*\[文件\]/,
    /未命名用户.*前天/,
    /蓝黑之心.*星期二.*\[专家方案\]/,
    /北北爱看球.*2026\/11\/09.*撤回/,
  ];
  const shown = screen
    .getByRole('option')
    .elements()
    .map((element) => element.textContent ?? '');
  for (const line of said) expect(shown.filter((text) => line.test(text))).toHaveLength(1);
});

test('in a slim list a name is not cut for what the account is, which is still read', async () => {
  const said = { body: { type: 'text', text: '好球' }, side: 'other', at: now - 3_600_000 } as const;
  const screen = await renderPart(
    <div style={{ width: 230 }}>
      <ConversationList
        conversations={[
          { id: 'a', name: 'Lão Chu', label: 'expert', last: said },
          { id: 'b', name: 'Hỗ trợ', label: 'official', last: said },
        ]}
        timeZone="Asia/Shanghai"
      />
    </div>,
    { locale: 'vi', environment },
  );
  for (const name of ['Lão Chu', 'Hỗ trợ']) {
    const shown = screen.getByTitle(name).element();
    expect([name, shown.scrollWidth - shown.clientWidth]).toEqual([name, 0]);
  }
  await expect.element(screen.getByRole('option', { name: /Lão Chu.*Chuyên gia/ })).toBeVisible();
});

test('an empty list, a failed one, and the way to try again', async () => {
  const onRetry = vi.fn();
  const screen = await renderPart(<ConversationList conversations={[]} onValueChange={() => undefined} status="error" onRetry={onRetry} />);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(<ConversationList conversations={[]} onValueChange={() => undefined} empty="notFound" />);
  await expect.element(screen.getByText('没有找到')).toBeVisible();
});
