import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { challenge } from '../SlideCaptcha/SlideCaptcha.fixtures.ts';
import { say } from '../storykit/say.ts';
import { agreements, countries } from './LoginDialog.fixtures.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPanel } from './LoginPanel.tsx';

const meta = {
  title: 'Forms/LoginDialog',
  component: LoginDialog,
  args: { open: true, onClose: fn(), onSubmit: fn(), countries, agreements, brand: { weekReward: 310, watching: 268_000 } },
  parameters: { stage: 900 },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const remembered = { mobile: '13805715217', password: 'pitchside', remember: true };

export const Default: Story = {};

/** With an account filled in and the server's refusal; the picture of every language and of the night. */
export const Refused: Story = { tags: ['gallery'], args: { initial: remembered, error: say('密码不正确，还可以再试 3 次', 'Wrong password, 3 tries left', 'Mật khẩu không đúng, còn 3 lần thử') } };

export const Loading: Story = { args: { initial: remembered, loading: true } };

export const Captcha: Story = { args: { initial: remembered, captcha: { challenge, state: 'ready', onSolve: fn(), onRefresh: fn(), onClose: fn() } } };

export const LongVietnamese: Story = { args: { error: 'Mật khẩu không đúng, bạn còn 3 lần thử nữa trước khi tài khoản bị khoá' }, parameters: { locale: 'vi' } };

export const Page: Story = { render: ({ open: _open, onClose: _onClose, ...panel }) => <LoginPanel {...panel} />, parameters: { stage: 520 } };

export const Narrow: Story = {
  render: ({ open: _open, onClose: _onClose, ...panel }) => (
    <div style={{ width: 400 }}>
      <LoginPanel {...panel} />
    </div>
  ),
  parameters: { stage: 520 },
};
