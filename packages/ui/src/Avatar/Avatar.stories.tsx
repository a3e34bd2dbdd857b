import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../storykit/Gallery.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { seed: '阿飞说球', size: 48 } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const names = ['阿飞说球', '老张侃西甲', '小鹿踢前锋', '篮下小霸王', '五棵松老炮', '靓仔评波', '意甲说书人', '泉城老球迷', '夜谈豪门', '晚风不眠'];

export const Faces: Story = {
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

export const Night: Story = { ...Faces, parameters: { theme: 'night' } };
export const LiveInVietnamese: Story = { args: { live: true, size: 64 }, parameters: { locale: 'vi' } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
