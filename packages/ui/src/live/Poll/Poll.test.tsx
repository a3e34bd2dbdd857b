import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { busyPoll } from './Poll.fixtures.ts';
import { Poll } from './Poll.tsx';

const start = Date.UTC(2026, 10, 21, 12);
const environment = { now: () => start };

test('a member chooses with the arrow keys and votes once', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(<Poll {...busyPoll} choice={null} onVote={onVote} />, { environment });
  const vote = screen.getByRole('button', { name: '投票', exact: true });
  await expect.element(vote).toBeDisabled();
  await screen.getByRole('radio', { name: '国际米兰' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: '尤文图斯' })).toBeChecked();
  await vote.click();
  expect(onVote).toHaveBeenCalledExactlyOnceWith(1);
  await screen.rerender(<Poll {...busyPoll} choice={null} onVote={onVote} voting />);
  await vote.click({ force: true });
  expect(onVote).toHaveBeenCalledOnce();
});

test('after the vote bars stand with numbers, the own choice and the winner marked by signs', async () => {
  const screen = await renderPart(<Poll {...busyPoll} choice={1} onVote={vi.fn()} />, { environment });
  expect(screen.getByRole('radio').query()).toBeNull();
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(rows()).toEqual(['国际米兰62% · 1,284 票', '尤文图斯34% · 702 票', '上半场没有进球5% · 96 票']);
  const marked = (name: string) => screen.getByRole('img', { name }).element().closest('li')?.textContent;
  expect(marked('你的选择')).toContain('尤文图斯');
  expect(screen.getByRole('img', { name: '票数最多' }).query()).toBeNull();
  await screen.rerender(<Poll {...busyPoll} choice={1} onVote={vi.fn()} ended />);
  expect(marked('票数最多')).toContain('国际米兰');
});

test('nobody votes after its end, also before the server has closed it', async () => {
  const props = { ...busyPoll, choice: null, onVote: vi.fn(), onEnd: vi.fn() };
  const screen = await renderPart(<Poll {...props} endsAt={start + 61_000} />, { environment });
  await expect.element(screen.getByRole('timer', { name: '还剩 1:01' })).toBeVisible();
  await screen.rerender(<Poll {...props} endsAt={start} />);
  await expect.element(screen.getByText('投票已结束')).toBeVisible();
  for (const name of ['投票', '结束投票']) expect(screen.getByRole('button', { name, exact: true }).query()).toBeNull();
  expect(screen.getByRole('timer').query()).toBeNull();
});

test('a visitor sees the result so far and is led to sign in; it folds to its question', async () => {
  const onSignIn = vi.fn();
  const screen = await renderPart(<Poll {...busyPoll} choice={null} onSignIn={onSignIn} />, { environment });
  await screen.getByRole('button', { name: '登录后投票' }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: '收起投票' }).click();
  expect(screen.getByRole('listitem').query()).toBeNull();
  await expect.element(screen.getByText(busyPoll.question)).toBeVisible();
});
