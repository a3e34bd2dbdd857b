import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { CountButton, countedActs } from './CountButton.tsx';

const meta = {
  component: CountButton,
  args: {
    act: 'like',
    count: 1_284,
    pressed: false,
    name: say('蓝月老周的帖子', 'the post by Blue Moon Zhou', 'bài của Chu Trăng Xanh'),
    onPressedChange: fn(),
  },
} satisfies Meta<typeof CountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {countedActs.map((act) => (
        <Gallery key={act} direction="row">
          <CountButton {...args} act={act} count={0} />
          <CountButton {...args} act={act} />
          <CountButton {...args} act={act} pressed />
          <CountButton {...args} act={act} count={12_840_000} size="s" />
          <CountButton {...args} act={act} pressed size="s" />
          <CountButton {...args} act={act} disabled />
        </Gallery>
      ))}
    </Gallery>
  ),
};
