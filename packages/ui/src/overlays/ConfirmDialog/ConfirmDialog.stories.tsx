import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const convert = {
  title: say('转入消费钱包？', 'Convert to spending wallet?', 'Chuyển sang ví chi tiêu?'),
  description: say(
    '收益 ¥500.00 将变成 5,250 黄钻。',
    '¥500.00 of earnings become 5,250 diamonds.',
    '¥500,00 thu nhập sẽ thành 5.250 kim cương.',
  ),
  confirm: say('确认转入', 'Convert', 'Chuyển'),
  consent: say(
    '我知道转入后不能转回，也不能提现',
    'I know this cannot be undone or withdrawn',
    'Tôi hiểu rằng không thể chuyển lại hay rút tiền',
  ),
};

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onCancel: fn(),
    onConfirm: fn(),
    title: say('删除这条动态？', 'Delete this post?', 'Xóa bài viết này?'),
    description: say(
      '删除后无法恢复，346 条评论也会一起消失。',
      'It cannot be restored, and its 346 comments go with it.',
      'Không thể khôi phục, 346 bình luận cũng mất theo.',
    ),
    confirm: say('删除', 'Delete', 'Xóa'),
    tone: 'destructive',
  },
  parameters: { stage: 560 },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Irreversible: Story = { tags: ['gallery'], args: { ...convert, tone: 'neutral', size: 'm' } };

export const TypedWord: Story = {
  args: {
    title: say('注销账号？', 'Close your account?', 'Đóng tài khoản?'),
    description: say(
      '关注、动态和黄钻都会清空，十五天内登录可以撤回。',
      'Follows, posts and diamonds are erased; sign in within fifteen days to undo it.',
      'Mọi lượt theo dõi, bài viết và kim cương sẽ mất; đăng nhập trong mười lăm ngày để hoàn tác.',
    ),
    confirm: say('注销', 'Close account', 'Đóng tài khoản'),
    word: say('北看台老周', 'north_stand', 'khan_dai_bac'),
  },
};

const pressConfirm = async (name: string) => userEvent.click(await within(document.body).findByRole('button', { name }));

export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: ({ args }) => pressConfirm(args.confirm),
};

const failed = say(
  '余额有变动，请核对后再试',
  'Your balance has changed, check it and try again',
  'Số dư đã thay đổi, hãy kiểm tra rồi thử lại',
);
export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('stale'))), describeError: () => failed },
  play: async ({ args }) => {
    await pressConfirm(args.confirm);
    await within(document.body).findByText(failed);
  },
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    title: 'Chuyển toàn bộ thu nhập sang ví chi tiêu?',
    description: 'Thu nhập ¥12.806,00 sẽ được đổi thành kim cương và không thể rút về tài khoản ngân hàng đã liên kết nữa.',
    confirm: 'Xác nhận chuyển',
    consent: 'Tôi đã đọc kỹ và hiểu rằng sau khi chuyển thì không thể chuyển lại hay rút tiền mặt',
  },
};
