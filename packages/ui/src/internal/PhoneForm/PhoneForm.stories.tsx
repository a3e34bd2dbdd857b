import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { form } from './PhoneForm.fixtures.ts';
import { PhoneForm } from './PhoneForm.tsx';

const meta = {
  component: PhoneForm,
  args: form,
  render: (args) => (
    <div style={{ width: 390 }}>
      <PhoneForm {...args} />
    </div>
  ),
} satisfies Meta<typeof PhoneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 390 }}>
      <Gallery>
        <PhoneForm {...args} />
        <PhoneForm
          {...args}
          error={say('手机号或密码不正确', 'Wrong number or password', 'Số điện thoại hoặc mật khẩu không đúng')}
          aside={
            <a href="#full">{say('没有账号？打开完整网站', 'No account? Open the full site', 'Chưa có tài khoản? Mở trang đầy đủ')}</a>
          }
        />
      </Gallery>
    </div>
  ),
};
