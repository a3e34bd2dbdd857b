import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function Typed(args: AmountFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ width: 420 }}>
      <AmountField {...args} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  component: AmountField,
  args: {
    label: say('提现金额', 'Amount', 'Số tiền rút'),
    value: 50_000,
    onValueChange: () => undefined,
    all: 188_460,
    quick: [100, 500, 1_000],
    hint: say('最低 ¥100，单笔最高 ¥5,000', 'At least ¥100, at most ¥5,000', 'Tối thiểu ¥100, tối đa ¥5.000'),
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fields: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Typed {...args} />
      <Typed {...args} value={null} />
      <Typed {...args} value={5_000} error={say('最低提现 ¥100', 'At least ¥100', 'Tối thiểu ¥100')} />
      <Typed {...args} value={null} all={0} disabled />
    </Gallery>
  ),
};
