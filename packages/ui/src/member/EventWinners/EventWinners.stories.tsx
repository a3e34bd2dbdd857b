import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ranked } from '../../live/RankTable/RankTable.fixtures.ts';
import { EventWinners, type EventWinnersProps, type PastEventItem } from './EventWinners.tsx';

const day = 86_400_000;
/** The moment at which stories live. */
const now = Date.UTC(2026, 10, 21, 12);
const winners = ranked.slice(0, 3).map(({ id, nickname, place, value, href }) => ({ id, nickname, place, value, ...(href && { href }) }));
const events: readonly PastEventItem[] = [
  {
    id: '2',
    name: say('主播杯', 'Streamer cup', 'Cúp streamer'),
    kind: say('主播杯', 'Streamer cup', 'Cúp streamer'),
    unit: 'diamonds',
    startsAt: now - 30 * day,
    endsAt: now - 20 * day,
    winners,
  },
  {
    id: '1',
    name: say('国庆竞猜榜', 'October predictions', 'Đoán vui tháng Mười'),
    kind: say('竞猜榜', 'Predictions', 'Bảng đoán vui'),
    unit: 'points',
    startsAt: now - 60 * day,
    endsAt: now - 50 * day,
    winners: winners.map((winner, index) => ({ ...winner, place: index === 2 ? 3 : 1, value: index === 2 ? 85 : 120 })),
  },
  {
    id: '0',
    name: say('热身赛', 'Warm-up', 'Khởi động'),
    kind: say('送礼赛', 'Gift contest', 'Giải tặng quà'),
    unit: 'diamonds',
    startsAt: now - 70 * day,
    endsAt: now - 69 * day,
    winners: [],
  },
];
const Wide = ({ width = 1_000, ...props }: EventWinnersProps & { width?: number }) => (
  <div style={{ width, maxWidth: '100%' }}>
    <EventWinners {...props} />
  </div>
);
const meta = {
  component: EventWinners,
  args: { events, label: say('往届得主', 'Past winners', 'Người thắng trước đây'), onRetry: fn() },
  render: (args) => <Wide {...args} />,
} satisfies Meta<typeof EventWinners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const EmptyBrokenLoadingNarrow: Story = {
  render: (args) => (
    <Gallery>
      <Wide {...args} events={[]} />
      <Wide {...args} status="error" />
      <Wide {...args} status="loading" />
      <Wide {...args} width={420} />
    </Gallery>
  ),
};
