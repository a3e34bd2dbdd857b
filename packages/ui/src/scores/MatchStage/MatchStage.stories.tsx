import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2, Star, Tv } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { lively, longTimeline } from '../EventTimeline/EventTimeline.fixtures.ts';
import { storyClubs, storyHoopLeagues, storyHoops } from '../ScoreTable/clubs.fixtures.ts';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { blg, tes } from '../Series/Series.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { LinkTabs } from '../../actions/Tabs/index.ts';
import { MatchStage } from './MatchStage.tsx';
import { MatchStageSkeleton } from './MatchStageSkeleton.tsx';

const { mci, ars, ful, tot } = storyClubs;
const tabs = [
  { id: 'situation', label: say('赛况', 'Summary', 'Diễn biến'), href: '#situation' },
  { id: 'lineups', label: say('阵容', 'Line-ups', 'Đội hình'), href: '#lineups' },
  { id: 'analysis', label: say('分析', 'Analysis', 'Phân tích'), href: '#analysis' },
  { id: 'index', label: say('指数', 'Odds', 'Kèo'), href: '#index', count: 9 },
];
const meta = {
  component: MatchStage,
  parameters: { layout: 'fullscreen' },
  args: {
    home: mci,
    away: ars,
    score: { home: 2, away: 2 },
    status: { kind: 'live', minute: 67 },
    period: say('下半场', '2nd half', 'Hiệp 2'),
    halfTime: { home: 1, away: 1 },
    corners: { home: 6, away: 3 },
    cards: { home: { yellow: 2, red: 0 }, away: { yellow: 1, red: 1 } },
    events: lively,
    facts: {
      league: { name: say('英超', 'Premier League', 'Ngoại hạng Anh'), color: 'oklch(0.45 0.19 305)' },
      round: say('第 29 轮', 'Round 29', 'Vòng 29'),
      kickoffAt: Date.UTC(2026, 2, 14, 12, 30),
      venue: say('河畔球场', 'Riverside Park', 'Sân Bờ Sông'),
      weather: { sky: 'rain', celsius: 9 },
      referee: say('奥利沃', 'Olivo', 'Olivo'),
    },
    sideNotes: {
      home: {
        note: say('第 2 · 主场 10 胜 3 平 1 负', '2nd · home 10-3-1', 'Hạng 2 · sân nhà 10-3-1'),
        form: ['W', 'W', 'D', 'W', 'W'],
        href: '#mci',
      },
      away: { note: say('第 1 · 客场 9 胜 4 平 1 负', '1st · away 9-4-1', 'Hạng 1 · sân khách 9-4-1'), form: ['W', 'D', 'W', 'W', 'L'] },
    },
    actions: (
      <>
        <Button tone="outline" size="s" icon={<Star size={16} aria-hidden />} aria-pressed={false}>
          {say('收藏', 'Favourite', 'Yêu thích')}
        </Button>
        <Button tone="outline" size="s" icon={<Share2 size={16} aria-hidden />}>
          {say('分享', 'Share', 'Chia sẻ')}
        </Button>
      </>
    ),
    tabs: <LinkTabs label={say('比赛', 'Match', 'Trận đấu')} tabs={tabs} value="situation" size="l" />,
    watch: (
      <ButtonLink href="#live" tone="critical" icon={<Tv size={16} aria-hidden />}>
        {say('看直播 12', 'Watch 12', 'Xem 12')}
      </ButtonLink>
    ),
    timeZone: 'Asia/Shanghai',
  },
} satisfies Meta<typeof MatchStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** During the match, before it, after a shoot-out, called off; a game of basketball, and a series. */
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MatchStage {...args} />
      <MatchStage
        {...args}
        home={ful}
        away={tot}
        score={null}
        status={{ kind: 'scheduled', kickoffAt: args.facts.kickoffAt }}
        events={[]}
        halfTime={undefined}
        corners={undefined}
        cards={undefined}
        watch={undefined}
        tabs={undefined}
      />
      <MatchStage
        {...args}
        score={{ home: 1, away: 1 }}
        status={{ kind: 'finished' }}
        penalties={{ home: 4, away: 2 }}
        regular={{ home: 1, away: 1 }}
        aggregate={{ home: 2, away: 2 }}
        events={[]}
        sideNotes={{}}
        actions={undefined}
        tabs={undefined}
      />
      <MatchStage
        {...args}
        score={null}
        status={{ kind: 'postponed' }}
        events={[]}
        halfTime={undefined}
        corners={undefined}
        cards={undefined}
        watch={undefined}
        tabs={undefined}
        facts={{ league: args.facts.league, kickoffAt: args.facts.kickoffAt }}
      />
      <MatchStage
        {...args}
        sport="basketball"
        home={storyHoops.lal}
        away={storyHoops.gsw}
        score={{ home: 88, away: 91 }}
        status={{ kind: 'live' }}
        period={say('第四节 07:12', 'Q4 07:12', 'Hiệp 4 07:12')}
        events={[]}
        sideNotes={{}}
        halfTime={{ home: 51, away: 47 }}
        corners={undefined}
        cards={undefined}
        actions={undefined}
        tabs={undefined}
        facts={{ league: storyHoopLeagues.nba, kickoffAt: args.facts.kickoffAt }}
      />
      <MatchStage
        {...args}
        sport="esports"
        home={blg}
        away={tes}
        score={{ home: 2, away: 1 }}
        status={{ kind: 'live' }}
        period={say('第四局', 'Game 4', 'Ván 4')}
        events={[]}
        sideNotes={{}}
        halfTime={undefined}
        corners={undefined}
        cards={undefined}
        actions={undefined}
        tabs={undefined}
        facts={{ league: { name: 'LPL', color: 'oklch(0.5 0.15 262)' }, kickoffAt: args.facts.kickoffAt }}
      />
    </div>
  ),
};

/** Beside nothing, on a narrow page, with long names on both sides. */
export const LongVietnamese: Story = {
  args: {
    ...matches.long,
    events: longTimeline,
    facts: {
      league: { name: 'Giải vô địch quốc gia Việt Nam', color: 'oklch(0.5 0.17 18)' },
      round: 'Vòng 12',
      kickoffAt: Date.UTC(2026, 2, 14, 12, 30),
      venue: 'Sân vận động Hàng Đẫy',
    },
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <MatchStage {...args} />
    </div>
  ),
};

export const Loading: Story = { render: () => <MatchStageSkeleton /> };
