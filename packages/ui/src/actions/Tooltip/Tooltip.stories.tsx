import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    content: say('全屏', 'Full screen', 'Toàn màn hình'),
    shortcut: 'F',
    side: 'bottom',
    children: <Button tone="outline">{say('画面', 'Picture', 'Hình ảnh')}</Button>,
  },
  parameters: { stage: 200 },
  play: async () => {
    await userEvent.tab();
    await screen.findByText(/全屏|Full screen|Toàn màn hình|Người hâm mộ/);
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const LongVietnamese: Story = {
  args: {
    content: 'Người hâm mộ đang xem trận này có thể gửi bình luận chạy trên màn hình',
    shortcut: undefined,
    children: <Button tone="outline">Hình ảnh</Button>,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <Gallery direction="row">
      <Tooltip {...args} />
    </Gallery>
  ),
};
