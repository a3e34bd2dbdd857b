import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { application, paidOut, refused, waitingForReview } from './Stepper.fixtures.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: say('主播申请进度', 'Progress of your application', 'Tiến độ hồ sơ BLV'), steps: application },
  render: (args) => (
    <div style={{ width: 640, maxWidth: '100%' }}>
      <Stepper {...args} />
    </div>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', gap: 32 }}>
      <div style={{ gridColumn: '1 / -1' }}>
        <Stepper {...args} />
      </div>
      {[waitingForReview, refused, paidOut].map((steps, at) => (
        <Stepper key={at} {...args} size="s" label={say('提现进度', 'Progress of the withdrawal', 'Tiến độ rút tiền')} steps={steps} />
      ))}
      <Stepper {...args} steps={refused} />
      <Stepper {...args} direction="vertical" />
      <Stepper {...args} direction="vertical" size="s" steps={refused} />
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div style={{ width: 280 }}>
      <Stepper
        label="Tiến độ rút tiền"
        steps={[
          { id: 'a', title: 'Đã gửi yêu cầu rút tiền', state: 'done' },
          { id: 'b', title: 'Đang chờ nhân viên duyệt', note: 'Trước 18:00 thứ Hai', state: 'current' },
          { id: 'c', title: 'Tiền về tài khoản', state: 'waiting' },
        ]}
      />
    </div>
  ),
};
