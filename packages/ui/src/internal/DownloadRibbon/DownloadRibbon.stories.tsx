import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QrCode } from '../../feedback/QrCode/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { DownloadRibbon } from './DownloadRibbon.tsx';

const meta = {
  component: DownloadRibbon,
  args: {
    title: say('把场边装进口袋', 'Pitchside in your pocket', 'Pitchside trong túi bạn'),
    line: say(
      '路上听，到家看。同一场球，换个屏幕接着来。',
      'Listen on the way, watch at home: the same match on another screen.',
      'Nghe trên đường, xem ở nhà: cùng một trận, đổi màn hình.',
    ),
    href: '#download',
    code: (
      <QrCode value="https://pitchside.example/m" label={say('扫码下载', 'Scan to download', 'Quét mã để tải')} labelHidden size={96} />
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof DownloadRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <DownloadRibbon {...args} />
    </div>
  ),
};
