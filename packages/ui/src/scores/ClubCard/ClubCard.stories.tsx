import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { longClubs } from '../Crest/Crest.fixtures.ts';
import { FormStrip } from '../FormStrip/index.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { Scorebug } from '../Scorebug/index.ts';
import { ClubCard, ClubCardSkeleton, type ClubCardProps } from './ClubCard.tsx';
import { bare } from '../../theme/bare.css.ts';

const { mci, rma, ars = mci } = storyClubs;
const lastFive = say('近 5 场', 'Last 5', '5 trận gần nhất');

const acts = (
  <>
    <ButtonLink href="#fixtures" size="s" tone="outline">
      {say('赛程', 'Fixtures', 'Lịch đấu')}
    </ButtonLink>
    <ButtonLink href="#table" size="s" tone="outline">
      {say('积分榜', 'Table', 'Bảng xếp hạng')}
    </ButtonLink>
  </>
);
const match = (
  <>
    <small className={bare}>{say('英超 第 12 轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12')}</small>
    <Scorebug home={mci} away={ars} score={{ home: 2, away: 1 }} status={{ kind: 'live', minute: 67 }} stretch />
    <span>
      <ButtonLink href="#watch" size="s" tone="primary">
        {say('看直播', 'Watch', 'Xem')}
      </ButtonLink>
    </span>
  </>
);

const city: ClubCardProps = {
  team: mci,
  href: '#club',
  kind: say('球队', 'Team', 'Đội bóng'),
  note: say('英超 · 又名 MC', 'Premier League · also MC', 'Ngoại hạng Anh · còn gọi MC'),
  figures: [
    { id: 'place', value: sayAlike('1'), label: say('联赛排名', 'Place', 'Thứ hạng') },
    { id: 'points', value: sayAlike('28'), label: say('积分', 'Points', 'Điểm') },
    { id: 'goals', value: sayAlike('27:11'), label: say('进失球', 'Goals', 'Bàn thắng') },
  ],
  form: { strip: <FormStrip results={['W', 'W', 'D', 'W', 'W']} label={lastFive} />, label: lastFive },
  acts,
  match,
};

const meta = { component: ClubCard, args: city } satisfies Meta<typeof ClubCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a match, without one, without a table, and the skeleton. */
export const Cards: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ClubCard {...args} />
      <ClubCard {...args} team={rma} match={undefined} />
      <ClubCard team={rma} href="#club" kind={args.kind} />
      <ClubCardSkeleton />
    </div>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 380 }}>
      <ClubCard {...args} />
    </div>
  ),
};

export const LongVietnamese: Story = { parameters: { locale: 'vi' }, args: { team: longClubs.hcm } };
