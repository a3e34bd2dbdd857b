import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { marked } from './marked.ts';
import { MarkedText } from './MarkedText.tsx';

const meta = {
  component: MarkedText,
  args: {
    pieces: marked(
      say(
        '补时绝杀九十秒：曼城替补席机位',
        'Ninety seconds of stoppage time: Man City on the bench',
        'Chín mươi giây bù giờ: băng ghế Man City',
      ),
      say('曼城', 'man city', 'man city'),
    ),
  },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

/** Nothing of it was searched for. */
export const Untouched: Story = { args: { pieces: [{ text: say('头条', 'Headlines', 'Tin chính'), hit: false }] } };
