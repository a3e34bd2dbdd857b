import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { shelfOf } from './GoodsShelf.fixtures.ts';
import { GoodsShelf } from './GoodsShelf.tsx';

const meta = {
  component: GoodsShelf,
  args: { goods: [], balance: 12_860, onExchange: fn(), onRecharge: fn(), onRetry: fn() },
  render: (args) => (
    <div style={{ width: 880 }}>
      <GoodsShelf {...args} goods={shelfOf()} />
    </div>
  ),
} satisfies Meta<typeof GoodsShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const LoadingEmptyFailed: Story = {
  render: (args) => (
    <Gallery>
      {(['loading', 'ready', 'error'] as const).map((status) => (
        <div key={status} style={{ width: 640 }}>
          <GoodsShelf {...args} status={status} />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <GoodsShelf {...args} goods={shelfOf()} balance={100} />
    </div>
  ),
};
