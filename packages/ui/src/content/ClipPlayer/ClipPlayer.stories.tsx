import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { evening } from '../../lists/Lightbox/Lightbox.fixtures.ts';
import { ClipPlayer } from './ClipPlayer.tsx';

const meta = {
  component: ClipPlayer,
  args: {
    src: 'data:video/mp4;base64,',
    cover: evening[0]?.src ?? '',
    width: 1280,
    height: 720,
    name: say('跟着客场大巴走了 1,800 公里', 'Away days: 1,800 km by coach', 'Theo xe đội khách 1.800 km'),
  },
} satisfies Meta<typeof ClipPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Tall: Story = { args: { width: 720, height: 1280 } };
