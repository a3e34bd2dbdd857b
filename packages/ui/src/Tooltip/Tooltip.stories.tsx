import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { content: '全屏', shortcut: 'F', defaultOpen: true, side: 'bottom', children: <Button tone="outline">画面</Button> },
  parameters: { stage: 200 },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Night: Story = { parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  args: { content: 'Người hâm mộ đang xem trận này có thể gửi bình luận chạy trên màn hình', shortcut: undefined },
  parameters: { locale: 'vi' },
  render: (args) => (
    <Gallery direction="row">
      <Tooltip {...args} />
    </Gallery>
  ),
};
