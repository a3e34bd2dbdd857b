import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { MatchVote, type MatchVoteProps } from './MatchVote.tsx';

const { mci: home, ars: away } = storyClubs;
const share = { home: 58, draw: 26, away: 16 };
const vote = (more: Partial<MatchVoteProps> = {}) => (
  <MatchVote
    home={home}
    away={away}
    votes={{ total: 3, share: null, mine: null }}
    open
    closesAt={Date.UTC(2026, 10, 21, 12, 30)}
    onVote={vi.fn()}
    timeZone="Asia/Shanghai"
    {...more}
  />
);

test('one press votes, no share is shown before, and the closing time stands there', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(vote({ onVote }));
  expect(screen.getByText(/%/).elements()).toEqual([]);
  await expect.element(screen.getByText(/20:30 截止/)).toBeVisible();
  await screen.getByRole('button', { name: '平局' }).click();
  expect(onVote).toHaveBeenCalledExactlyOnceWith('draw');
});

test('while a vote is under way a second press does nothing', async () => {
  const onVote = vi.fn();
  const screen = await renderPart(vote({ onVote, voting: true }));
  await screen.getByRole('button', { name: '平局' }).click({ force: true });
  expect(onVote).not.toHaveBeenCalled();
});

test('the own choice is named, and in the end whether it was right', async () => {
  const mine = { total: 3, share, mine: 'home' } as const;
  const screen = await renderPart(vote({ votes: mine, open: false }));
  await expect.element(screen.getByRole('list', { name: '球迷投票' }).getByText('58%')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '你的选择' })).toBeVisible();
  await expect.element(screen.getByText(/你在开赛前投了/)).toBeVisible();
  const right = await renderPart(vote({ votes: mine, open: false, outcome: 'home', record: { hits: 6, decided: 10 } }));
  await expect.element(right.getByText(/你猜中了/)).toBeVisible();
  await expect.element(right.getByText('6 / 10')).toBeVisible();
});

test('a match that cannot be drawn offers no draw', async () => {
  const screen = await renderPart(vote({ noDraw: true }));
  expect(screen.getByRole('button').elements()).toHaveLength(2);
});
