import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { FormStrip } from './FormStrip.tsx';

const meta = {
  component: FormStrip,
  args: { results: ['W', 'W', 'D', 'L', 'W'], label: say('曼城近 5 场', 'Last 5 of Man City', '5 trận gần nhất của Man City') },
} satisfies Meta<typeof FormStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A full strip, a new team with two matches, and one without any. */
export const Lengths: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <FormStrip {...args} />
      <FormStrip {...args} results={['D', 'L']} />
      <FormStrip {...args} results={[]} />
    </Gallery>
  ),
};
