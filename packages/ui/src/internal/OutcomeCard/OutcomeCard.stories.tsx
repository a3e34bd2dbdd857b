import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { OutcomeCard } from './OutcomeCard.tsx';

const devices = (
  <ButtonLink href="#me" tone="outline" size="l" stretch>
    {say('看登录设备', 'See logged-in devices', 'Xem thiết bị đăng nhập')}
  </ButtonLink>
);

const meta = {
  component: OutcomeCard,
  args: {
    tone: 'success',
    title: say('已在电脑上登录', 'Logged in on the computer', 'Đã đăng nhập trên máy tính'),
    children: say('7 天不用才会自动退出', 'It stays logged in until it goes unused for 7 days', 'Chỉ tự đăng xuất sau 7 ngày không dùng'),
    acts: devices,
  },
  render: (args) => (
    <div style={{ width: 358 }}>
      <OutcomeCard {...args} />
    </div>
  ),
} satisfies Meta<typeof OutcomeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 358 }}>
      <Gallery>
        <OutcomeCard {...args} />
        <OutcomeCard tone="critical" title={say('已拒绝', 'Refused', 'Đã từ chối')} acts={devices}>
          {say('如果不是你扫的，建议改密码', 'If you did not scan it, change your password', 'Nếu không phải bạn quét, hãy đổi mật khẩu')}
        </OutcomeCard>
        <OutcomeCard
          tone="neutral"
          title={say('二维码过期了', 'The QR code has expired', 'Mã QR đã hết hạn')}
          acts={
            <ButtonLink href="#scan" size="l" stretch>
              {say('重新扫码', 'Scan again', 'Quét lại')}
            </ButtonLink>
          }
        >
          {say('回电脑上点一下换新码', 'Press the code on the computer to get a new one', 'Bấm vào mã trên máy tính để lấy mã mới')}
        </OutcomeCard>
      </Gallery>
    </div>
  ),
};
