import type { Meta, StoryObj } from '@storybook/react-vite';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { DeviceList } from './DeviceList.tsx';

const meta = {
  component: DeviceList,
  args: {
    label: say('登录设备', 'Devices', 'Thiết bị đăng nhập'),
    currentWord: say('当前设备', 'This device', 'Thiết bị này'),
    endWord: say('下线', 'Log out', 'Đăng xuất'),
    devices: [
      {
        id: '1',
        name: sayAlike('Safari 18 · iOS'),
        about: say('203.0.*.* · 密码登录 · 刚刚', '203.0.*.* · Password · Just now', '203.0.*.* · Bằng mật khẩu · Vừa xong'),
        mobile: true,
        current: true,
      },
      {
        id: '2',
        name: sayAlike('Chrome 141 · macOS'),
        about: say('203.0.*.* · 扫码登录 · 20:31', '203.0.*.* · QR code · 20:31', '203.0.*.* · Bằng mã QR · 20:31'),
      },
      {
        id: '3',
        name: sayAlike('Edge 140 · Windows'),
        about: say('2001:db8:* · 密码登录 · 昨天', '2001:db8:* · Password · Yesterday', '2001:db8:* · Bằng mật khẩu · Hôm qua'),
        ending: true,
      },
    ],
    onEnd: () => undefined,
  },
  render: (args) => (
    <div style={{ width: 358 }}>
      <DeviceList {...args} />
    </div>
  ),
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Devices: Story = { tags: ['gallery'] };
