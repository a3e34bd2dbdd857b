import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Uploader } from '../../forms/Uploader/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportAnswer } from './reasons.ts';

const other = say('其他', 'Other', 'Khác');
const send = say('提交举报', 'Send report', 'Gửi báo cáo');

const meta = {
  component: ReportDialog,
  args: {
    open: true,
    onClose: fn(),
    onReport: fn((): ReportAnswer => true),
    name: say('稳赚带单88', 'SureWin88', 'ChacThang88'),
  },
  parameters: { stage: 640 },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Room: Story = {
  tags: ['gallery'],
  args: {
    name: say('老韩看台', 'Han in the Stands', 'Khán đài Hàn'),
    subjects: [
      { id: 'room', label: say('直播间', 'Room', 'Phòng') },
      { id: 'member', label: say('主播', 'Streamer', 'BLV') },
    ],
    pictures: (
      <Uploader
        items={[]}
        accept={['image/png', 'image/jpeg']}
        maxSize={5_242_880}
        maxCount={3}
        onAdd={fn()}
        onCancel={fn()}
        onRetry={fn()}
        onRemove={fn()}
      />
    ),
  },
};

/** The server has refused, with its own text. */
export const Refused: Story = {
  args: {
    words: say('下半场大球，信我的进群', 'Over in the second half, join my group', 'Hiệp hai tài, tin mình thì vào nhóm'),
    onReport: fn((): ReportAnswer => ({
      refused: say(
        '你已经举报过了，等结果吧',
        'You have reported this already, wait for the answer',
        'Bạn đã báo cáo rồi, hãy chờ kết quả',
      ),
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: other }));
    await userEvent.type(screen.getByRole('textbox'), 'QQ 88');
    await userEvent.click(screen.getByRole('button', { name: send }));
    await screen.findByRole('alert');
  },
};

export const LongVietnamese: Story = {
  args: {
    name: 'Cổ động viên Quảng Ngãi lâu năm',
    words: 'Anh em vào nhóm của mình đi, kèo nào cũng thắng, cam kết hoàn tiền nếu thua, liên hệ ngay',
  },
  parameters: { locale: 'vi' },
};
