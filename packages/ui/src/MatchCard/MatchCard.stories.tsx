import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { MatchCard } from './MatchCard.tsx';
import { MatchCardSkeleton } from './MatchCardSkeleton.tsx';

const row = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 };
const mark = (
  <>
    <Star size={16} fill="currentColor" aria-hidden />
    我的比赛
  </>
);
const meta = { component: MatchCard, args: { match: matches.live, league: '英超 第12轮', href: '#match', timeZone: 'Asia/Shanghai' } } satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { size: 'row', mark, note: '半场 1-0', go: '看直播' },
  render: (args) => (
    <div style={{ width: 344 }}>
      <MatchCard {...args} />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} match={matches.scheduled} note="3小时后开赛" />
      <MatchCard {...args} match={matches.halftime} note="半场 0-0" go="看直播" />
      <MatchCard {...args} match={matches.shootout} note="半场 0-1" />
      <MatchCard {...args} match={matches.postponed} note="另行通知" />
    </div>
  ),
};

export const Night: Story = { ...States, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: { match: matches.long, league: 'Giải Vô địch Quốc gia V.League 1, vòng 29', note: 'Hiệp một 1-0, phạt góc 5-3', go: 'Xem trực tiếp' },
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} />
      <MatchCard {...args} size="row" mark={mark} />
    </div>
  ),
};

/** Cards that wait stand exactly where cards will stand. */
export const Loading: Story = {
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} note="半场 1-0" />
      <MatchCardSkeleton />
      <MatchCardSkeleton footed={false} />
      <MatchCardSkeleton size="row" />
    </div>
  ),
};
