import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LogoMark } from '../../frame/Logo/Logo.tsx';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { QrCode, qrStates } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: {
    value: 'https://pitchside.example/live?room=880217',
    label: say('扫码进房间', 'Scan to join the room', 'Quét mã để vào phòng'),
    onRefresh: fn(),
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Gallery direction="row">
        {qrStates.map((state) => (
          <QrCode key={state} {...args} state={state} />
        ))}
      </Gallery>
      <Gallery direction="row">
        <QrCode {...args} size={200} logo={<LogoMark />} />
        <QrCode {...args} size={96} labelHidden />
      </Gallery>
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: { label: 'Mở ứng dụng trên điện thoại và quét mã để đăng nhập', state: 'scanned' },
};
