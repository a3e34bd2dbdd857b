import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Flag, UserPlus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { ContactProfile, ContactProfileBlock, type ContactProfileProps } from './ContactProfile.tsx';

const nothing = () => undefined;
const render = (args: ContactProfileProps) => (
  <div style={{ width: 296, height: 560 }}>
    <ContactProfile {...args} />
  </div>
);

const meta = {
  component: ContactProfile,
  args: {
    seed: 'zhou',
    name: say('竞彩老周', 'Old Zhou', 'Lão Chu'),
    label: 'expert',
    number: '88002716',
    onCopy: fn(),
    signature: say(
      '看意甲十九年，只写自己真下功夫看过的比赛。',
      'Nineteen years of Serie A; only matches I truly watched.',
      'Mười chín năm xem Serie A, chỉ viết trận mình thật sự xem.',
    ),
    acts: <Button icon={<UserPlus size={16} aria-hidden />}>{say('加好友', 'Add friend', 'Kết bạn')}</Button>,
    children: (
      <ContactProfileBlock>
        <Switch side="end" checked onCheckedChange={nothing}>
          {say('置顶聊天', 'Pin chat', 'Ghim trò chuyện')}
        </Switch>
        <Switch side="end" checked={false} onCheckedChange={nothing}>
          {say('消息免打扰', 'Mute', 'Tắt thông báo')}
        </Switch>
      </ContactProfileBlock>
    ),
    foot: (
      <>
        <Button tone="plain" size="s" icon={<Ban size={16} aria-hidden />}>
          {say('拉黑', 'Block', 'Chặn')}
        </Button>
        <Button tone="plain" size="s" icon={<Flag size={16} aria-hidden />}>
          {say('举报', 'Report', 'Báo cáo')}
        </Button>
      </>
    ),
  },
  render,
} satisfies Meta<typeof ContactProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Nameless: Story = { args: { name: '', label: undefined, signature: undefined } };
