import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { challenge } from '../SlideCaptcha/SlideCaptcha.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { agreements, countries, qrAddress, remembered, scanner } from './LoginDialog.fixtures.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
import { loginQrStates } from './LoginQr.tsx';
import { loginModeNames } from './modes.ts';

const qr = { state: 'waiting', address: qrAddress, secondsLeft: 96, onRefresh: fn() } as const;

const meta = {
  component: LoginDialog,
  args: {
    open: true,
    onClose: fn(),
    onSubmit: fn(),
    onSms: fn(),
    onFaceChange: fn(),
    onModeChange: fn(),
    qr,
    downloadHref: '#download',
    countries,
    agreements,
    supportEmail: 'kefu@pitchside.example',
    brand: { weekReward: 310, watching: 268_000 },
  },
  parameters: { stage: 900 },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The QR face, which is shown first. */
export const Default: Story = {};

const refusal = () => say('密码不正确，还可以再试 3 次', 'Wrong password, 3 tries left', 'Mật khẩu không đúng, còn 3 lần thử');

/** The right half alone, as the dialog of a narrow window shows it. */
const half = (props: LoginPanelProps) => (
  <div key={`${props.face} ${props.mode} ${props.qr.state}`} style={{ width: 352 }}>
    <LoginPanel {...props} heading={(text) => <h3>{text}</h3>} />
  </div>
);

/** Every face and mode; the picture of every language and of the night. */
export const Faces: Story = {
  tags: ['gallery'],
  parameters: { stage: 'auto' },
  render: ({ open: _open, onClose: _onClose, ...panel }) => (
    <Gallery direction="row">
      {loginQrStates.map((state) =>
        half({
          ...panel,
          qr: { ...qr, state, ...(state === 'loading' || state === 'error' ? { address: undefined } : {}), member: scanner },
        }),
      )}
      {loginModeNames.map((mode) =>
        half({
          ...panel,
          face: 'phone',
          mode,
          initial: mode === 'code' ? remembered : {},
          error: mode === 'code' ? refusal() : undefined,
          sms: { secondsLeft: mode === 'regiter' ? 48 : 0 },
        }),
      )}
    </Gallery>
  ),
};

export const Refused: Story = { args: { face: 'phone', initial: remembered, error: refusal() } };

export const Loading: Story = { args: { face: 'phone', initial: remembered, loading: true } };

export const Register: Story = {
  args: { face: 'phone', mode: 'regiter', sms: { secondsLeft: 48 }, initial: { mobile: '18621073390', smsCode: '4820' } },
};

/** Nothing was typed, and the act was pressed. */
export const ForgotMissing: Story = {
  args: { face: 'phone', mode: 'forgot' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: say('重置密码', 'Reset password', 'Đặt lại mật khẩu') }));
    await screen.findByText(say('请输入手机号', 'Enter your mobile number', 'Nhập số điện thoại'));
  },
};

export const Captcha: Story = {
  args: { face: 'phone', initial: remembered, captcha: { challenge, state: 'ready', onSolve: fn(), onRefresh: fn(), onClose: fn() } },
};

export const LongVietnamese: Story = {
  args: {
    face: 'phone',
    mode: 'regiter',
    error: 'Mã xác nhận không đúng hoặc đã hết hạn, hãy lấy mã mới rồi thử lại',
    sms: { secondsLeft: 60 },
  },
  parameters: { locale: 'vi' },
};

export const Page: Story = {
  render: ({ open: _open, onClose: _onClose, ...panel }) => <LoginPanel {...panel} />,
  parameters: { stage: 560 },
};

export const Narrow: Story = {
  args: { face: 'phone', mode: 'regiter' },
  render: ({ open: _open, onClose: _onClose, ...panel }) => (
    <div style={{ width: 400 }}>
      <LoginPanel {...panel} />
    </div>
  ),
  parameters: { stage: 560 },
};
