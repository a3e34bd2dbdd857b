import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import { AppPromo } from './AppPromo.tsx';

const icon = <Download size={20} aria-hidden />;

const meta = {
  component: AppPromo,
  args: {
    title: say('进球比电视 早一步响', 'Hear the goal before the TV does', 'Biết bàn thắng trước cả TV'),
    line: say(
      '锁屏看比分，小窗看直播，扫码登电脑。',
      'Scores on the lock screen, live in a small window, QR login on the computer.',
      'Xem tỷ số trên màn hình khóa, xem trực tiếp cửa sổ nhỏ, quét mã đăng nhập máy tính.',
    ),
    ways: [
      { href: '#ios', label: say('下载 iOS 版', 'Get it for iOS', 'Tải bản iOS'), icon },
      { href: '#android', label: say('下载 Android 版', 'Get it for Android', 'Tải bản Android'), icon },
    ],
    meta: say('iOS 14 / Android 8 起', 'iOS 14 / Android 8 or later', 'Từ iOS 14 / Android 8'),
    cover: { kind: 'football', seed: 'promo' },
    scores: [
      { id: '1', home: say('曼城', 'Man City', 'Man City'), away: say('阿森纳', 'Arsenal', 'Arsenal'), score: '2-1' },
      { id: '2', home: say('湖人', 'Lakers', 'Lakers'), away: say('勇士', 'Warriors', 'Warriors'), score: '98-102' },
      { id: '3', home: say('海港', 'Port', 'Hải Cảng'), away: say('国安', 'Guoan', 'Quốc An'), score: '1-0' },
      { id: '4', home: say('拜仁', 'Bayern', 'Bayern'), away: say('利物浦', 'Liverpool', 'Liverpool'), score: '3-0' },
    ],
  },
  render: (args) => (
    <div style={{ width: 390 }}>
      <AppPromo {...args} />
    </div>
  ),
} satisfies Meta<typeof AppPromo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Promo: Story = { tags: ['gallery'] };
export const NoAppYet: Story = { args: { ways: [{ href: '#rooms', label: '直接看直播' }], scores: [] } };

/** Beside other things on a wide page, with nothing to show but the picture. */
export const Card: Story = { args: { look: 'card', scores: [] } };
