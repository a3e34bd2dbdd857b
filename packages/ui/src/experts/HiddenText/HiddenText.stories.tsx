import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { HiddenText } from './HiddenText.tsx';

const meta = {
  component: HiddenText,
  args: {
    what: say('还有 1,180 字、3 张图、2 个玩法', '1,180 more characters, 3 pictures, 2 picks', 'Còn 1.180 ký tự, 3 ảnh, 2 lựa chọn'),
    note: say('停止解锁还有 22:48:42', 'Closes in 22:48:42', 'Đóng sau 22:48:42'),
  },
} satisfies Meta<typeof HiddenText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <div style={{ width: 720 }}>
        <HiddenText {...args} />
      </div>
      <div style={{ width: 320 }}>
        <HiddenText what={args.what} />
      </div>
    </Gallery>
  ),
};
