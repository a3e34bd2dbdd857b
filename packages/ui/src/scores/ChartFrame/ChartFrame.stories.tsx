import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartCanvas, ChartRule, ChartShape, ChartTick } from './ChartPieces.tsx';

const { mci: home, ars: away } = storyClubs;
const meta = {
  component: ChartFrame,
  args: {
    home,
    away,
    label: say('角球', 'Corners', 'Phạt góc'),
    summary: say('曼城 6 次，阿森纳 3 次。', 'Man City 6, Arsenal 3.', 'Man City 6, Arsenal 3.'),
    table: {
      columns: [
        { id: 'half', head: say('半场', 'Half', 'Hiệp') },
        { id: 'home', head: home.shortName, numeric: true },
        { id: 'away', head: away.shortName, numeric: true },
      ],
      rows: [
        { id: '1', cells: { half: sayAlike('1'), home: '2', away: '2' } },
        { id: '2', cells: { half: sayAlike('2'), home: '4', away: '1' } },
      ],
    },
    children: (
      <ChartCanvas width={480} height={140}>
        <ChartRule kind="axis" d="M20 110H460" />
        <ChartShape side="home" kind="line" d="M20 110L240 80L460 20" />
        <ChartShape side="away" kind="line" d="M20 110L240 80L460 65" />
        <ChartTick x={240} y={130}>
          45&apos;
        </ChartTick>
      </ChartCanvas>
    ),
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.bare ? matchCard.narrow : matchCard.half}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a line for the chosen point. */
export const Readable: Story = { tags: ['gallery'], args: { chosen: null } };

export const Narrow: Story = { parameters: { bare: true } };
