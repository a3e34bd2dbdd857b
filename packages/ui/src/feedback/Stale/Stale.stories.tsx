import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Stale } from './Stale.tsx';

const meta = { component: Stale, args: { while: true, children: <Avatar seed="afei" size={64} /> } } satisfies Meta<typeof Stale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BeforeAndWhile: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Stale {...args} while={false} />
      <Stale {...args} />
    </Gallery>
  ),
};
