import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { nobleRanks } from '../../live/NobleMark/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { comments, running } from './NobleTerm.fixtures.ts';
import { NobleTerm, type NobleTermProps } from './NobleTerm.tsx';

const Wide = ({ width = 1_150, ...props }: NobleTermProps & { width?: number }) => (
  <div style={{ width, maxWidth: '100%' }}>
    <NobleTerm {...props} />
  </div>
);

const meta = {
  component: NobleTerm,
  args: { current: running, free: comments, entryHint: true, autoRenew: false, onEntryHint: fn(), onAutoRenew: fn() },
  render: (args) => <Wide {...args} />,
} satisfies Meta<typeof NobleTerm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Terms: Story = {
  tags: ['gallery'],
  render: ({ current: _, ...args }) => (
    <Gallery>
      {nobleRanks.map((rank) => (
        <Wide key={rank} {...args} current={{ ...running, rank }} />
      ))}
      <Wide {...args} free={{ ...comments, left: 0, total: 0 }} />
      <Wide {...args} current={running} saving="autoRenew" autoRenew free={{ ...comments, left: 0 }} width={460} />
    </Gallery>
  ),
};
