import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { MatchVote } from './MatchVote.tsx';

const { mci, ars, rma, juv } = storyClubs;
const share = { home: 58, draw: 26, away: 16 };
const meta = {
  component: MatchVote,
  args: {
    home: mci,
    away: ars,
    votes: { total: 1204, share: null, mine: null },
    open: true,
    closesAt: Date.UTC(2026, 10, 21, 12, 30),
    onVote: fn(),
    timeZone: 'Asia/Shanghai',
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.half}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof MatchVote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the match; the shares are shown after a vote. */
export const Default: Story = {
  render: function Voting(args) {
    const [mine, setMine] = useState(args.votes.mine);
    return <MatchVote {...args} votes={{ total: 1204, share: mine && share, mine }} onVote={setMine} />;
  },
};

/** Not voted, voted, pending, decided, and a match without a draw in a narrow column. */
export const States: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => {
    const voted = { total: 1205, share, mine: 'home' } as const;
    return (
      <>
        {[
          <MatchVote key="open" {...args} />,
          <MatchVote key="voted" {...args} votes={voted} />,
          <MatchVote key="on" {...args} open={false} votes={voted} record={{ hits: 6, decided: 10 }} />,
          <MatchVote key="late" {...args} open={false} votes={{ ...voted, mine: null }} home={rma} away={juv} />,
          <MatchVote key="right" {...args} open={false} votes={voted} outcome="home" record={{ hits: 7, decided: 11 }} />,
          <MatchVote key="wrong" {...args} open={false} votes={voted} outcome="away" record={{ hits: 6, decided: 11 }} />,
        ].map((vote) => (
          <div key={vote.key} className={matchCard.half}>
            {vote}
          </div>
        ))}
        <div className={matchCard.narrow}>
          <MatchVote {...args} noDraw votes={{ total: 3, share: { home: 100, draw: 0, away: 0 }, mine: 'home' }} />
        </div>
      </>
    );
  },
};
