import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlarmClock, Newspaper } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { Link } from '../../actions/Link/index.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import {
  basketForecast,
  forecastNow,
  newForecast,
  openForecast,
  overForecast,
  stageFacts,
  stageNotes,
  votedForecast,
} from './ForecastCard.fixtures.ts';
import { narrow, stack } from './ForecastStage.stories.css.ts';
import { ForecastStage } from './ForecastStage.tsx';
import { ForecastStageSkeleton } from './ForecastStageSkeleton.tsx';

const meta = {
  component: ForecastStage,
  parameters: { now: forecastNow },
  args: {
    match: openForecast,
    open: true,
    facts: stageFacts,
    notes: stageNotes,
    onVote: fn(),
    onCompanies: fn(),
    timeZone: 'Asia/Shanghai',
    actions: (
      <Button tone="outline" size="s" icon={<AlarmClock size={16} aria-hidden />} aria-pressed={false}>
        {say('预约', 'Remind me', 'Nhắc tôi')}
      </Button>
    ),
    article: (
      <Link alone tone="ink" icon={<Newspaper size={16} aria-hidden />} href="#article">
        {say('黄墙等的是一场复仇', 'The Yellow Wall wants revenge', 'Bức tường vàng chờ trận phục thù')}
      </Link>
    ),
    ways: (
      <Link alone more tone="muted" href="#plans">
        {say('14 份方案', '14 picks', '14 dự đoán')}
      </Link>
    ),
  },
} satisfies Meta<typeof ForecastStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Story['render'] = (args) => (
  <div className={stack}>
    <ForecastStage {...args} />
    <ForecastStage {...args} match={{ ...votedForecast, home: clubs.int }} />
    <ForecastStage {...args} match={{ ...newForecast, home: clubs.juv }} notes={{}} actions={undefined} article={undefined} voting />
    <ForecastStage {...args} match={{ ...overForecast, home: clubs.rom }} open={false} actions={undefined} />
    <ForecastStage {...args} match={basketForecast} sport="basketball" />
    <ForecastStageSkeleton />
  </div>
);

export const Default: Story = { tags: ['gallery'] };
export const States: Story = { render: states };
export const Night: Story = { parameters: { theme: 'night' } };
export const Narrow: Story = {
  render: (args) => (
    <div className={narrow}>
      <ForecastStage {...args} match={votedForecast} />
    </div>
  ),
};
