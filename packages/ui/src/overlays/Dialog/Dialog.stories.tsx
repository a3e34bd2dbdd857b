import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Input } from '../../forms/Input/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: say('取消预约', 'Cancel reminder', 'Bỏ nhắc'),
    description: say(
      '曼城对阿森纳开球前不会再提醒你。',
      'You will not be reminded before Man City v Arsenal.',
      'Bạn sẽ không được nhắc trước trận Man City gặp Arsenal.',
    ),
    footer: (
      <DialogActions
        confirm={say('取消预约', 'Cancel reminder', 'Bỏ nhắc')}
        cancel={say('再想想', 'Keep it', 'Để sau')}
        onConfirm={fn()}
        onCancel={fn()}
      />
    ),
  },
  parameters: { stage: 800 },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Destructive: Story = {
  args: {
    title: say('删除动态', 'Delete post', 'Xóa bài viết'),
    description: say(
      '删除后无法恢复，评论也会一起消失。',
      'It cannot be restored, and its comments go with it.',
      'Không thể khôi phục, bình luận cũng mất theo.',
    ),
    size: 's',
    footer: <DialogActions confirm={say('删除', 'Delete', 'Xóa')} destructive onConfirm={fn()} onCancel={fn()} />,
  },
};

export const WithForm: Story = {
  args: {
    title: say('修改公告', 'Edit notice', 'Sửa thông báo'),
    description: undefined,
    size: 'l',
    children: (
      <Input
        label={say('公告', 'Notice', 'Thông báo')}
        value={say('今晚八点，曼城对阿森纳', 'Tonight at eight, Man City v Arsenal', 'Tám giờ tối nay, Man City gặp Arsenal')}
        onValueChange={fn()}
        maxLength={50}
        counter
      />
    ),
    footer: <DialogActions confirm={say('保存', 'Save', 'Lưu')} loading onConfirm={fn()} onCancel={fn()} />,
  },
};

export const Tall: Story = {
  args: {
    title: say('用户协议', 'Terms of use', 'Điều khoản sử dụng'),
    description: undefined,
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>
        {say(
          `第 ${line + 1} 条　观赛时请文明发言，理性看球。`,
          `${line + 1}. Keep it civil in the stands and in the chat.`,
          `Điều ${line + 1}. Bình luận văn minh, xem bóng tỉnh táo.`,
        )}
      </p>
    )),
  },
};

export const LongVietnamese: Story = {
  args: {
    title: 'Hủy nhắc lịch trận đấu này?',
    description: 'Bạn sẽ không nhận được thông báo trước giờ bóng lăn của trận Manchester City gặp Arsenal nữa.',
    footer: <DialogActions confirm="Hủy nhắc lịch" cancel="Để sau đã" onConfirm={fn()} onCancel={fn()} />,
  },
  parameters: { locale: 'vi' },
};
