import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Input, type InputProps } from './Input.tsx';

function Typed(props: InputProps) {
  const [value, setValue] = useState(props.value);
  return <Input {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Input,
  args: { label: say('昵称', 'Nickname', 'Biệt danh'), value: say('北看台老周', 'NorthStandKev', 'Vũ Khán Đài Bắc'), onValueChange: fn() },
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
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 320 }}>
      <Gallery>
        <Typed
          {...args}
          labelHidden
          value=""
          placeholder={say('验证码', 'Code', 'Mã xác nhận')}
          icon={<MessageCircle size={16} aria-hidden />}
          suffix={<span style={{ whiteSpace: 'nowrap' }}>{say('48 秒后重发', 'Resend in 48 s', 'Gửi lại sau 48 giây')}</span>}
          size="l"
        />
        <Typed
          {...args}
          label={say('密码', 'Password', 'Mật khẩu')}
          type="password"
          value="pitchside"
          icon={<Lock size={16} aria-hidden />}
          size="l"
        />
        <Typed {...args} maxLength={16} counter hint={say('2 到 16 个字', '2 to 16 characters', '2 đến 16 ký tự')} />
        <Typed {...args} numeric value="13805715217" label={say('手机号', 'Mobile number', 'Số điện thoại')} />
        <Typed
          {...args}
          required
          error={say('这个昵称有人用了，换一个', 'That nickname is taken, try another', 'Biệt danh này đã có người dùng')}
        />
        <Typed {...args} disabled />
      </Gallery>
    </div>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Tên hiển thị trên khán đài',
    value: 'Nguyễn Hoàng Phương Quỳnh',
    error: 'Tên này đã có người dùng, hãy chọn một cái tên khác ngắn hơn nhé',
  },
  parameters: { locale: 'vi' },
};
