import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { fn } from 'storybook/test';
import { bracketRounds, decidedRounds, playoffRounds } from './Bracket.fixtures.ts';
import { Bracket } from './Bracket.tsx';

const meta = {
  component: Bracket,
  args: { label: say('欧冠对阵图', 'Champions League bracket', 'Sơ đồ Cúp C1'), rounds: bracketRounds, timeZone: 'Asia/Shanghai' },
} satisfies Meta<typeof Bracket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cups: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Bracket {...args} />
      <Bracket {...args} label={say('足总杯对阵图', 'FA Cup bracket', 'Sơ đồ Cúp FA')} rounds={decidedRounds} />
    </Gallery>
  ),
};

/** Play-offs of a league in series, by conferences; a series is chosen to see its games. */
export const Playoffs: Story = {
  tags: ['gallery'],
  args: {
    label: say('季后赛对阵图', 'Play-off bracket', 'Nhánh đấu play-off'),
    rounds: playoffRounds,
    halves: [say('东部', 'East', 'Miền Đông'), say('西部', 'West', 'Miền Tây')],
    onChoose: fn(),
    chosen: 'final',
  },
};

export const Night: Story = { parameters: { theme: 'night' } };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
export const Narrow: Story = { parameters: { stage: 420 } };
