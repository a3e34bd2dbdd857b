import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Checkbox } from './Checkbox.tsx';

const agreed = say('已读并同意用户协议', 'I agree to the user agreement', 'Tôi đồng ý với thoả thuận người dùng');

const meta = {
  component: Checkbox,
  args: { children: say('记住账号', 'Remember me', 'Nhớ tài khoản'), checked: true, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Checkbox {...args} checked={false} />
      <Checkbox {...args} />
      <Checkbox {...args} checked={false} indeterminate>
        {say('全部赛事', 'All competitions', 'Tất cả giải')}
      </Checkbox>
      <Checkbox {...args} checked={false} invalid>
        {agreed}
      </Checkbox>
      <Checkbox {...args} disabled />
      <Checkbox {...args} size="s">
        {agreed}
      </Checkbox>
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  args: { children: 'Tôi đã đọc và đồng ý với thoả thuận người dùng cùng chính sách quyền riêng tư của trang' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};
