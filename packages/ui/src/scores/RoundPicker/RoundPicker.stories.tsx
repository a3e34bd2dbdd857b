import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { RoundPicker, type PickedRound } from './RoundPicker.tsx';

const rounds: readonly PickedRound[] = Array.from({ length: 38 }, (_, index) => ({
  id: String(index + 1),
  name: say(`第${index + 1}轮`, `Round ${index + 1}`, `Vòng ${index + 1}`),
}));
const meta = { component: RoundPicker, args: { rounds, value: '29', onValueChange: fn() }, parameters: { stage: 420 } } satisfies Meta<
  typeof RoundPicker
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ends: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {['1', '29', '38', 'unknown'].map((value) => (
        <RoundPicker key={value} {...args} value={value} />
      ))}
    </Gallery>
  ),
};
