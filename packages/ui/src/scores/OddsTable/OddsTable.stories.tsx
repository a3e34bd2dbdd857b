import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { markets } from '../odds/index.ts';
import { storyNow } from '../ScoreTable/manyMatches.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { OddsHistory } from './OddsHistory.tsx';
import { changes, companies } from './OddsTable.fixtures.ts';
import { OddsTable } from './OddsTable.tsx';
import { OddsTrend } from './OddsTrend.tsx';

const meta = {
  component: OddsTable,
  args: {
    label: say('曼城对阿森纳', 'Man City v Arsenal', 'Man City gặp Arsenal'),
    companies,
    kickoffAt: storyNow - 6 * 3_600_000,
    history: (_, market) => <OddsHistory market={market} entries={changes} timeZone="Asia/Shanghai" />,
  },
  // A story that sets its own width has no frame.
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.wide}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof OddsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every market in the convention of the page's language, and a narrow column. */
export const Markets: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      {markets.map((market) => (
        <div key={market} className={matchCard.half}>
          <OddsTable {...args} defaultMarket={market} companies={companies.slice(0, 5)} />
        </div>
      ))}
      <div className={matchCard.wide}>
        <OddsTable {...args} />
      </div>
    </>
  ),
};

/** A press on a company opens its changes. */
export const History: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: companies[0]?.name ?? '' })),
};

/** One price through a match, with the events that moved it. */
export const Trend: Story = {
  parameters: { bare: true },
  render: () => (
    <div className={matchCard.half}>
      <OddsTrend
        label={say('曼城水位', 'Man City price', 'Giá Man City')}
        history={companies[0]?.history?.asian ?? []}
        moments={[
          { at: storyNow - 18 * 3_600_000, kind: 'goal', words: '1-0' },
          { at: storyNow - 8 * 3_600_000, kind: 'red', words: say('红牌', 'Red', 'Thẻ đỏ') },
        ]}
        note={say('15 秒前变动', 'Moved 15 s ago', 'Đổi 15 giây trước')}
      />
    </div>
  ),
};
