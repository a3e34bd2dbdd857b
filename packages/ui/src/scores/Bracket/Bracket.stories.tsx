import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { bracketRounds, decidedRounds } from './Bracket.fixtures.ts';
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
export const Night: Story = { parameters: { theme: 'night' } };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
export const Narrow: Story = { parameters: { stage: 420 } };
