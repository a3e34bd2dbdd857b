import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { accounts, exports as choices } from './RadioGroup.fixtures.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Chosen(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: RadioGroup,
  args: { label: say('导出日历', 'Export to calendar', 'Xuất lịch'), options: choices, value: 'booked', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Gallery>
        <Chosen {...args} direction="row" />
        <div style={{ width: '100%' }}>
          <Chosen
            {...args}
            label={say('到账账户', 'Pay out to', 'Nhận tiền về')}
            look="cards"
            direction="row"
            options={accounts}
            value="bank"
          />
        </div>
        <div style={{ width: 280 }}>
          <Chosen {...args} label={say('备用账户', 'Second account', 'Tài khoản phụ')} look="cards" options={accounts} value="alipay" />
        </div>
        <div style={{ width: 280 }}>
          <FormField
            label={say('备用账户', 'Second account', 'Tài khoản phụ')}
            error={say('请选一个账户', 'Choose an account', 'Hãy chọn một tài khoản')}
          >
            <Chosen {...args} label={undefined} options={accounts} value={null} />
          </FormField>
        </div>
      </Gallery>
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    label: 'Nhận tiền về',
    look: 'cards',
    value: 'bank',
    options: [
      { value: 'bank', label: 'Ngân hàng Thương mại cổ phần Ngoại thương Việt Nam', note: 'Thẻ ghi nợ nội địa số cuối 6027' },
      { value: 'momo', label: 'Ví điện tử MoMo' },
    ],
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Chosen {...args} />
    </div>
  ),
};
