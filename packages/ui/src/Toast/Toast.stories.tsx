import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { ToastHost } from './ToastHost.tsx';
import { createToasts, type Toasts } from './toasts.ts';

/** Says something before the host stands, as a start-up error would. */
function Saying({ say }: { say: (toasts: Toasts) => void }) {
  const [toasts] = useState(() => {
    const queue = createToasts();
    say(queue);
    return queue;
  });
  return <ToastHost toasts={toasts} />;
}

const meta = { component: ToastHost, args: { toasts: createToasts() }, parameters: { stage: 900 } } satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = (toasts: Toasts) => {
  toasts.success('注册成功，请用密码登录');
  toasts.info('已取消预约', { action: { label: '撤销', onClick: () => undefined } });
  toasts.warning('请登录后重试');
  toasts.error('请登录后操作', { icon: <Lock size={20} aria-hidden /> });
};

export const Default: Story = { render: () => <Saying say={(toasts) => toasts.error('验证码错误')} /> };

export const Tones: Story = { render: () => <Saying say={tones} /> };

export const Night: Story = { ...Tones, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  render: () => <Saying say={(toasts) => toasts.error('Bạn đã đăng xuất trên thiết bị khác, vui lòng đăng nhập lại để tiếp tục bình luận cùng mọi người trên khán đài')} />,
  parameters: { locale: 'vi' },
};
