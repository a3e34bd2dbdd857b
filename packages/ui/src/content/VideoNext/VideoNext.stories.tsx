import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVideo, videos } from '../VideoCard/VideoCard.fixtures.ts';
import { VideoNext } from './VideoNext.tsx';

const nothing = () => undefined;
const [first] = videos as [(typeof videos)[number]];
const meta = {
  component: VideoNext,
  args: { video: first, seconds: 5, onPlay: nothing, onStay: nothing, onAgain: nothing },
} satisfies Meta<typeof VideoNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { theme: 'night' } };
export const Waits: Story = { args: { seconds: null }, parameters: { theme: 'night' } };
export const LongVietnamese: Story = { args: { video: longVideo }, parameters: { locale: 'vi', theme: 'night' } };
