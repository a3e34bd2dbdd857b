import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { MatchCard } from './MatchCard.tsx';
import { MatchCardSkeleton } from './MatchCardSkeleton.tsx';

const row = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 };
const mark = (
  <>
    <Star size={16} fill="currentColor" aria-hidden />
    {say('我的比赛', 'My match', 'Trận của tôi')}
  </>
);
const meta = {
  component: MatchCard,
  args: {
    match: matches.live,
    league: say('英超 第12轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
    href: '#match',
    timeZone: 'Asia/Shanghai',
  },
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { size: 'row', mark, note: say('半场 1-0', 'HT 1-0', 'H1 1-0'), go: say('看直播', 'Watch live', 'Xem trực tiếp') },
  render: (args) => (
    <div style={{ width: 344 }}>
      <MatchCard {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} match={matches.scheduled} note={say('3小时后开赛', 'In 3 hours', '3 giờ nữa')} />
      <MatchCard
        {...args}
        match={matches.halftime}
        note={say('半场 0-0', 'HT 0-0', 'H1 0-0')}
        go={say('看直播', 'Watch live', 'Xem trực tiếp')}
      />
      <MatchCard {...args} match={matches.shootout} note={say('半场 0-1', 'HT 0-1', 'H1 0-1')} />
      <MatchCard {...args} match={matches.postponed} note={say('另行通知', 'To be announced', 'Chờ thông báo')} />
    </div>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    match: matches.long,
    league: 'Giải Vô địch Quốc gia V.League 1, vòng 29',
    note: 'Hiệp một 1-0, phạt góc 5-3',
    go: 'Xem trực tiếp',
  },
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} />
      <MatchCard {...args} size="row" mark={mark} />
    </div>
  ),
};

/** Skeletons have exactly the geometry of cards. */
export const Loading: Story = {
  render: (args) => (
    <div style={row}>
      <MatchCard {...args} note={say('半场 1-0', 'HT 1-0', 'H1 1-0')} />
      <MatchCardSkeleton />
      <MatchCardSkeleton footed={false} />
      <MatchCardSkeleton size="row" />
    </div>
  ),
};
