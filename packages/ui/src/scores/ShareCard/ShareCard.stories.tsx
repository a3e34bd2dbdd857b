import type { Meta, StoryObj } from '@storybook/react-vite';
import { lively } from '../EventTimeline/EventTimeline.fixtures.ts';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { ShareCard } from './ShareCard.tsx';

const meta = {
  component: ShareCard,
  args: {
    ...matches.live,
    score: { home: 2, away: 2 },
    league: say('英超 第 29 轮', 'Premier League, round 29', 'Ngoại hạng Anh, vòng 29'),
    events: lively,
    url: 'https://pitchside.example/score-detail?id=m1',
    siteName,
    onCopy: () => undefined,
    timeZone: 'Asia/Shanghai',
  },
} satisfies Meta<typeof ShareCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The person chooses whether picture and link name the score. */
export const WithoutScore: Story = {
  args: {
    hiddenUrl: 'https://pitchside.example/score-detail?id=m1&score=0',
    status: { ...matches.live.status, kickoffAt: Date.UTC(2026, 2, 14, 12, 30) },
  },
};

/** During the match, before it, and with long names. */
export const Pictures: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <ShareCard {...args} />
      <ShareCard {...args} {...matches.scheduled} events={[]} />
      <ShareCard {...args} {...matches.long} events={[]} onCopy={undefined} />
    </Gallery>
  ),
};
