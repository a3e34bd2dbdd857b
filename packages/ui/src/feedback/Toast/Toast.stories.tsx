import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { ToastHost } from './ToastHost.tsx';
import { createToasts, type Toasts } from './toasts.ts';

/** Shows a toast before the host is mounted, as a start-up error would. */
function Saying({ show }: { show: (toasts: Toasts) => void }) {
  const [toasts] = useState(() => {
    const queue = createToasts();
    show(queue);
    return queue;
  });
  return <ToastHost toasts={toasts} />;
}

const meta = { component: ToastHost, args: { toasts: createToasts() }, parameters: { stage: 900 } } satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = (toasts: Toasts) => {
  toasts.success(say('注册成功，请用密码登录', 'Signed up, now sign in with your password', 'Đăng ký xong, hãy đăng nhập bằng mật khẩu'));
  toasts.info(say('已取消预约', 'Reminder cancelled', 'Đã hủy nhắc lịch'), {
    action: { label: say('撤销', 'Undo', 'Hoàn tác'), onClick: () => undefined },
  });
  toasts.warning(say('请登录后重试', 'Sign in and try again', 'Đăng nhập rồi thử lại'));
  toasts.error(say('请登录后操作', 'Sign in first', 'Hãy đăng nhập trước'), { icon: <Lock size={20} aria-hidden /> });
};

export const Default: Story = {
  render: () => <Saying show={(toasts) => toasts.error(say('验证码错误', 'Wrong code', 'Sai mã xác minh'))} />,
};

export const Tones: Story = { tags: ['gallery'], render: () => <Saying show={tones} /> };

export const LongVietnamese: Story = {
  render: () => (
    <Saying
      show={(toasts) =>
        toasts.error('Bạn đã đăng xuất trên thiết bị khác, hãy đăng nhập lại để tiếp tục bình luận cùng mọi người trên khán đài')
      }
    />
  ),
  parameters: { locale: 'vi' },
};
