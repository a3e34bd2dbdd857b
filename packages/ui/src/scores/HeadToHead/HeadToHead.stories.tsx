import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { CommonOpponents } from './CommonOpponents.tsx';
import { meetings, opponents } from './HeadToHead.fixtures.ts';
import { HeadToHead } from './HeadToHead.tsx';
import { ResultList } from './ResultList.tsx';

const { mci: home, ars: away } = storyClubs;
const meta = {
  component: HeadToHead,
  args: { home, away, matches: meetings, timeZone: 'Asia/Shanghai' },
  // A story that sets its own width has no frame.
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
} satisfies Meta<typeof HeadToHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The meetings in a wide and a narrow card, one team's results, the opponents of both. */
export const Analysis: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.wide}>
        <HeadToHead {...args} />
      </div>
      <div className={matchCard.narrow}>
        <HeadToHead {...args} matches={meetings.slice(0, 3)} />
      </div>
      <div className={matchCard.half}>
        <ResultList
          matches={meetings.slice(0, 4)}
          teamId={away.id}
          label={say('阿森纳近况', 'Arsenal’s form', 'Phong độ Arsenal')}
          timeZone="Asia/Shanghai"
        />
      </div>
      <div className={matchCard.wide}>
        <CommonOpponents home={home} away={away} opponents={opponents} timeZone="Asia/Shanghai" />
      </div>
    </>
  ),
};

export const NeverMet: Story = { args: { matches: [] } };
