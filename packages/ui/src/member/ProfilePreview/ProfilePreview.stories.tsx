import type { Meta, StoryObj } from '@storybook/react-vite';
import { NobleBadge } from '../../live/NobleBadge/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { ProfilePreview } from './ProfilePreview.tsx';

const meta = {
  component: ProfilePreview,
  args: {
    avatar: 'me',
    nickname: say('北看台老王', 'North Stand Joe', 'Khán đài Bắc'),
    level: 23,
    city: say('杭州', 'Hangzhou', 'Hàng Châu'),
    badge: <NobleBadge rank="captain" />,
  },
  render: (args) => (
    <div style={{ width: 516 }}>
      <ProfilePreview {...args} />
    </div>
  ),
} satisfies Meta<typeof ProfilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Bare: Story = { args: { city: undefined, badge: undefined } };
export const LongVietnamese: Story = {
  args: { nickname: 'Cổ động viên khán đài Bắc không bao giờ ngủ', city: 'Thành phố Hồ Chí Minh' },
  parameters: { locale: 'vi' },
};
