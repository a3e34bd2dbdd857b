import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say } from '../../lab/storykit/say.ts';
import { longTotals, settledWinners, sharedWinners, winners } from './GuessCard.fixtures.ts';
import { GuessCard } from './GuessCard.tsx';

const meta = {
  component: GuessCard,
  args: {
    question: say('90 分钟后谁会赢？', 'Who wins after 90 minutes?', 'Sau 90 phút ai thắng?'),
    note: say('英超 · 今天 22:00', 'Premier League · today 22:00', 'Ngoại hạng Anh · hôm nay 22:00'),
    options: winners,
    value: null,
    points: 15,
    answers: 1204,
    open: true,
    onValueChange: fn(),
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
} satisfies Meta<typeof GuessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open; the others' choices are shown only after an answer. */
export const Default: Story = {
  render: function Guessing(args) {
    const [chosen, setChosen] = useState(args.value);
    return <GuessCard {...args} value={chosen} options={chosen === null ? winners : sharedWinners} onValueChange={setChosen} />;
  },
};

/** Not answered, pending, answered, right, wrong, void, stopped, and a long text in a narrow column. */
export const States: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => {
    const answered = { ...args, value: 'home', options: sharedWinners, answers: 1205 };
    const over = { ...answered, open: false, options: settledWinners };
    return (
      <>
        {[
          <GuessCard key="open" {...args} />,
          <GuessCard key="busy" {...args} busy />,
          <GuessCard key="answered" {...answered} />,
          <GuessCard key="right" {...over} end="won" />,
          <GuessCard key="wrong" {...over} value="away" end="lost" />,
          <GuessCard key="void" {...answered} open={false} end="void" />,
          <GuessCard key="stopped" {...answered} open={false} end="stopped" />,
        ].map((card) => (
          <div key={card.key} className={matchCard.half}>
            {card}
          </div>
        ))}
        <div className={matchCard.narrow}>
          <GuessCard
            {...args}
            question={say('总分会超过 219.5 吗？', 'Over 219.5 points?', 'Tổng điểm có trên 219.5?')}
            options={longTotals}
            value="under"
            points={10}
            answers={1}
            open={false}
          />
        </div>
      </>
    );
  },
};
