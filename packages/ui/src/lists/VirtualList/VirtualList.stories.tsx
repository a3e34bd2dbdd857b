import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { say } from '../../lab/storykit/say.ts';
import * as css from './VirtualList.stories.css.ts';
import { VirtualList } from './VirtualList.tsx';

interface Viewer {
  id: string;
  name: string;
  words: string;
}

const lines = [
  say('好球', 'Great goal', 'Bàn đẹp'),
  say(
    '这脚传球没人接得到，除非他自己跑过去。',
    'Nobody reaches that pass unless he runs there himself.',
    'Đường chuyền này chỉ có chính cậu ấy chạy tới mới nhận được.',
  ),
  say(
    '下半场大雨，谁先失误谁就输。两边替补席都在热身，看来要换人了。',
    'Heavy rain in the second half, the first mistake loses it. Both benches are warming up.',
    'Hiệp hai mưa lớn, ai sai trước là thua. Hai băng ghế đều đang khởi động.',
  ),
];

const viewers: readonly Viewer[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `v${index}`,
  name: say(`球迷 ${index + 1}`, `Fan ${index + 1}`, `Cổ động viên ${index + 1}`),
  words: lines[index % lines.length] ?? '',
}));

const meta = {
  component: VirtualList<Viewer>,
  args: {
    label: say('观众', 'Viewers', 'Người xem'),
    items: viewers,
    keyOf: ({ id }) => id,
    estimateHeight: 60,
    height: 420,
    renderItem: ({ id, name, words }) => (
      <div className={css.line}>
        <Avatar seed={id} size={32} />
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.words}>{words}</p>
        </div>
      </div>
    ),
  },
  decorators: [(Story) => <div className={css.frame}>{Story()}</div>],
} satisfies Meta<typeof VirtualList<Viewer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};
