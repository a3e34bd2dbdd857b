import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { seed: say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'), size: 48 } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const names = [
  say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'),
  say('老张侃西甲', 'La Liga Lounge', 'Lão Trương La Liga'),
  say('小鹿踢前锋', 'Doe Up Front', 'Nai tiền đạo'),
  say('篮下小霸王', 'Paint Boss', 'Tiểu bá vương dưới rổ'),
  say('五棵松老炮', 'Court Veteran', 'Lão làng Ngũ Khỏa Tùng'),
  say('靓仔评波', 'Pretty Boy FC', 'Soái ca bình bóng'),
  say('意甲说书人', 'Calcio Tales', 'Kể chuyện Serie A'),
  say('泉城老球迷', 'Old Ultra', 'Fan già phố suối'),
  say('夜谈豪门', 'Late Giants', 'Đêm các ông lớn'),
  say('晚风不眠', 'Night Breeze', 'Gió đêm'),
];

export const Faces: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {[22, 32, 44, 64].map((size) => (
        <Gallery key={size} direction="row">
          {names.map((name, index) => (
            <Avatar key={name} seed={name} size={size} live={index % 3 === 0} />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
