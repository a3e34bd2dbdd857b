import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { vars } from '../../theme/index.ts';
import { Link, linkTones } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#rules', children: say('提现规则', 'Withdrawal rules', 'Quy định rút tiền') },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {linkTones.map((tone) => (
        <div key={tone} style={tone === 'frame' ? { background: vars.color.frame, padding: 12, borderRadius: 8 } : undefined}>
          <Gallery direction="row">
            <Link {...args} tone={tone} />
            <Link {...args} tone={tone} external />
            <Link {...args} tone={tone} alone icon={<Download size={16} aria-hidden />} />
            <Link {...args} tone={tone} alone more />
            <Link {...args} tone={tone} alone external />
          </Gallery>
        </div>
      ))}
    </Gallery>
  ),
};

export const InSentence: Story = {
  render: () => (
    <p style={{ maxWidth: 360 }}>
      {say('审核结果会发到', 'You hear the outcome in ', 'Kết quả gửi về ')}
      <Link href="#messages">{say('消息中心', 'Messages', 'Hộp tin')}</Link>
      {say(
        '，失败时全额退回，不收手续费。有疑问看',
        '. A refused sum comes back whole, free of charge. See ',
        '. Nếu bị từ chối, tiền hoàn đủ, không mất phí. Xem ',
      )}
      <Link href="https://help.pitchside.example" external>
        {say('帮助', 'Help', 'Trợ giúp')}
      </Link>
      {say('。', '.', '.')}
    </p>
  ),
};

export const LongVietnameseNarrow: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <p style={{ width: 180 }}>
      <Link href="#rules" external>
        Quy định rút tiền và thời gian xử lý của từng ngân hàng
      </Link>
    </p>
  ),
};
