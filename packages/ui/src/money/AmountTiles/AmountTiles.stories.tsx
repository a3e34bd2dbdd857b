import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { amounts } from './AmountTiles.fixtures.ts';
import { AmountTiles, type AmountTilesProps } from './AmountTiles.tsx';

function Chosen(args: AmountTilesProps) {
  const [value, setValue] = useState(args.value);
  return <AmountTiles {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  component: AmountTiles,
  args: { amounts, value: '9800', onValueChange: () => undefined, label: say('充值多少', 'How much to top up', 'Nạp bao nhiêu') },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof AmountTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiles: Story = {
  tags: ['gallery'],
  args: { amounts: amounts.map((amount, index) => ({ ...amount, disabled: index === 5 })) },
};
export const NothingChosenNarrow: Story = {
  args: { value: null },
  render: (args) => (
    <div style={{ width: 340 }}>
      <Chosen {...args} />
    </div>
  ),
};
