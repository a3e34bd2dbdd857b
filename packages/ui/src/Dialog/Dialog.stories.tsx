import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Input } from '../Input/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: '取消预约',
    description: '曼城对阿森纳开球前不会再提醒你。',
    footer: <DialogActions confirm="取消预约" cancel="再想想" onConfirm={fn()} onCancel={fn()} />,
  },
  parameters: { stage: 800 },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Destructive: Story = {
  args: { title: '删除动态', description: '删除后无法恢复，评论也会一起消失。', size: 's', footer: <DialogActions confirm="删除" destructive onConfirm={fn()} onCancel={fn()} /> },
};

export const WithForm: Story = {
  args: { title: '修改公告', description: undefined, size: 'l', children: <Input label="公告" value="今晚八点，曼城对阿森纳" onValueChange={fn()} maxLength={50} counter />, footer: <DialogActions confirm="保存" loading onConfirm={fn()} onCancel={fn()} /> },
};

export const Tall: Story = { args: { title: '用户协议', description: undefined, children: Array.from({ length: 40 }, (_, line) => <p key={line}>第 {line + 1} 条　观赛时请文明发言，理性看球。</p>) } };

export const Night: Story = { parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  args: { title: 'Huỷ nhắc lịch trận đấu này?', description: 'Bạn sẽ không nhận được thông báo trước giờ bóng lăn của trận Manchester City gặp Arsenal nữa.', footer: <DialogActions confirm="Huỷ nhắc lịch" cancel="Để sau đã" onConfirm={fn()} onCancel={fn()} /> },
  parameters: { locale: 'vi' },
};
