import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { tasks } from './TaskList.fixtures.ts';
import { TaskList } from './TaskList.tsx';
import type { Task } from './task.ts';

test('a claimed reward is spoken, and the focus stays where it was pressed', async () => {
  function Host() {
    const [known, setKnown] = useState(tasks);
    return (
      <TaskList
        tasks={known}
        onClaim={(id) => setKnown(known.map((task): Task => (task.id === id ? { ...task, state: 'claimed' } : task)))}
      />
    );
  }
  await renderPart(<Host />);
  const claim = page.getByRole('button', { name: '领取：看直播满 30 分钟', exact: true });
  (claim.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '已领取：看直播满 30 分钟' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('已领取 30 黄钻：看直播满 30 分钟');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '去完成：发 5 条弹幕' })).toHaveFocus();
});

test('what is claimed already, or on its way, cannot be claimed', async () => {
  const onClaim = vi.fn();
  await renderPart(<TaskList tasks={tasks} claiming={['watch']} onClaim={onClaim} />);
  await userEvent.click(page.getByRole('button', { name: '领取：看直播满 30 分钟', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '已领取：送出任意礼物' }), { force: true });
  expect(onClaim).not.toHaveBeenCalled();
});

test('progress is a figure for the eye and a bar for the ear', async () => {
  await renderPart(<TaskList tasks={tasks} onClaim={() => {}} />);
  const bar = page.getByRole('progressbar', { name: '发 5 条弹幕' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3/5');
  await expect.element(page.getByText('6 个任务完成了 3 个')).toBeInTheDocument();
});

test('tasks that failed can be asked for again', async () => {
  const onRetry = vi.fn();
  await renderPart(<TaskList status="error" onClaim={() => {}} onRetry={onRetry} />);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
