import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../storykit/Gallery.tsx';
import { Input, type InputProps } from './Input.tsx';

function Typed(props: InputProps) {
  const [value, setValue] = useState(props.value);
  return <Input {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Input,
  args: { label: '昵称', value: '北看台老周', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Typed {...args} />
    </div>
  ),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Gallery>
        <Typed {...args} labelHidden value="" placeholder="验证码" icon={<MessageCircle size={16} aria-hidden />} suffix={<span>48 秒后重发</span>} size="l" />
        <Typed {...args} label="密码" type="password" value="pitchside" icon={<Lock size={16} aria-hidden />} size="l" />
        <Typed {...args} maxLength={16} counter hint="2 到 16 个字" />
        <Typed {...args} numeric value="13805715217" label="手机号" />
        <Typed {...args} disabled />
      </Gallery>
    </div>
  ),
};

export const Refused: Story = { args: { error: '这个昵称有人用了，换一个' } };

export const Night: Story = { ...Kinds, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  args: { label: 'Tên hiển thị trên khán đài', value: 'Nguyễn Hoàng Phương Quỳnh', error: 'Tên này đã có người dùng, hãy chọn một cái tên khác ngắn hơn nhé' },
  parameters: { locale: 'vi' },
};
