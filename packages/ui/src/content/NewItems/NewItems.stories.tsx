import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { NewItems } from './NewItems.tsx';

const meta = {
  component: NewItems,
  args: { count: 12, onShow: fn() },
  render: (args) => (
    <div style={{ width: 560 }}>
      <NewItems {...args} />
    </div>
  ),
} satisfies Meta<typeof NewItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counts: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[1, 12, 120].map((count) => (
        <div key={count} style={{ width: 560 }}>
          <NewItems {...args} count={count} />
        </div>
      ))}
    </Gallery>
  ),
};
