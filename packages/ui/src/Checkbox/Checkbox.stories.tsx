import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../storykit/Gallery.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { children: '记住账号', checked: true, onCheckedChange: fn() } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Gallery>
      <Checkbox {...args} checked={false} />
      <Checkbox {...args} />
      <Checkbox {...args} checked={false} indeterminate>
        全部赛事
      </Checkbox>
      <Checkbox {...args} checked={false} invalid>
        已读并同意用户协议
      </Checkbox>
      <Checkbox {...args} disabled />
      <Checkbox {...args} size="s">
        已读并同意用户协议
      </Checkbox>
    </Gallery>
  ),
};

export const Night: Story = { ...States, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  args: { children: 'Tôi đã đọc và đồng ý với thoả thuận người dùng cùng chính sách quyền riêng tư của trang' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};
