import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { InstallGuide } from './InstallGuide.tsx';

const systems = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
] as const;

const meta = {
  component: InstallGuide,
  args: {
    title: say('iOS 安装，三步', 'Install on iOS in three steps', 'Cài trên iOS, ba bước'),
    choice: (
      <SegmentedControl
        size="s"
        aria-label={say('手机系统', 'Phone system', 'Hệ điều hành')}
        segments={systems}
        value="ios"
        onValueChange={() => undefined}
      />
    ),
    steps: [
      {
        title: say(
          '点「下载」，回桌面等图标变亮',
          'Press “Get it”, then wait for the icon to light up',
          'Bấm “Tải”, chờ biểu tượng sáng lên',
        ),
        hint: say('约 20 秒，用 Wi-Fi 更快', 'About 20 seconds, faster on Wi-Fi', 'Khoảng 20 giây, Wi-Fi nhanh hơn'),
      },
      { title: say('第一次打开，允许通知', 'On first launch, allow notifications', 'Lần đầu mở, cho phép thông báo') },
      {
        title: say('在桌面打开场边', 'Open Pitchside from the home screen', 'Mở Pitchside từ màn hình chính'),
        hint: say(
          '用手机号或原账号登录，数据都在',
          'Log in with your number; everything is there',
          'Đăng nhập bằng số điện thoại, dữ liệu vẫn còn',
        ),
      },
    ],
    questions: [
      {
        question: say('下载到一半停了', 'The download stopped halfway', 'Đang tải thì dừng'),
        answer: say(
          '换到 Wi-Fi 再点一次图标，会接着下。',
          'Switch to Wi-Fi and press the icon again.',
          'Chuyển sang Wi-Fi và bấm lại biểu tượng.',
        ),
      },
      {
        question: say('和电脑是同一个账号吗', 'Is it the same account as on the computer?', 'Có cùng tài khoản với trên máy tính không?'),
        answer: say('是，数据都是同一份。', 'Yes, everything is the same.', 'Có, dữ liệu là một.'),
      },
    ],
  },
  render: (args) => (
    <div style={{ width: 390 }}>
      <InstallGuide {...args} />
    </div>
  ),
} satisfies Meta<typeof InstallGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Guide: Story = { tags: ['gallery'] };
