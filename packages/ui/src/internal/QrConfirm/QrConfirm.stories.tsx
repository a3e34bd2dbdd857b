import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { MobileFrame } from '../MobileFrame/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { asked } from './QrConfirm.fixtures.ts';
import { QrConfirm } from './QrConfirm.tsx';

const meta = {
  component: QrConfirm,
  args: asked,
  render: (args) => (
    <div style={{ width: 390 }}>
      <QrConfirm {...args} />
    </div>
  ),
} satisfies Meta<typeof QrConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole page, with the answer at its foot. */
export const OnThePhone: Story = {
  tags: ['gallery'],
  parameters: { bleed: true },
  render: (args) => (
    <div style={{ width: 390 }}>
      <MobileFrame
        title={say('登录确认', 'Confirm login', 'Xác nhận đăng nhập')}
        close={{ href: '#home', label: say('关闭', 'Close', 'Đóng') }}
        foot={
          <>
            <Button size="l" stretch>
              {say('确认登录', 'Confirm login', 'Xác nhận đăng nhập')}
            </Button>
            <Button tone="outline" size="l" stretch>
              {say('不是我，拒绝', 'Not me, refuse', 'Không phải tôi, từ chối')}
            </Button>
          </>
        }
      >
        <QrConfirm {...args} />
      </MobileFrame>
    </div>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <QrConfirm {...args} title="Đăng nhập Pitchside trên máy tính lạ này?" />
    </div>
  ),
};
