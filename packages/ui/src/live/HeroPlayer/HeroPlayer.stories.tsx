import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '../../pictures/Cover/index.ts';
import { vars } from '../../theme/index.ts';
import { heroRoom, longHeroRoom, talkRoom } from './HeroPlayer.fixtures.ts';
import { HeroPlayer } from './HeroPlayer.tsx';
import type { HeroPlayerProps } from './HeroPlayer.types.ts';
import { HeroPlayerSkeleton } from './HeroPlayerSkeleton.tsx';

/** The dark band around the player, so wide. */
const band = (width: number) => ({ width, padding: 16, background: vars.color.frame });
const Stage = (args: HeroPlayerProps) => (
  <div style={band(876)}>
    <HeroPlayer {...args} />
  </div>
);
const picture = (
  <Cover kind="football" seed="derby-7" home={heroRoom.match?.home.colors} away={heroRoom.match?.away.colors} loading="eager" />
);
const nothing = () => undefined;

const meta = {
  component: HeroPlayer,
  args: {
    room: heroRoom,
    status: 'playing',
    muted: true,
    video: picture,
    poster: picture,
    onPlay: nothing,
    onPause: nothing,
    onMutedChange: nothing,
  },
  render: Stage,
} satisfies Meta<typeof HeroPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Paused: Story = { args: { status: 'paused', muted: false } };
export const TalkRoom: Story = {
  args: { room: talkRoom, status: 'reconnecting', poster: <Cover kind="studio" seed="talk9" loading="eager" /> },
};
export const LongVietnamese: Story = { args: { room: longHeroRoom }, parameters: { locale: 'vi' } };

export const Narrow: Story = {
  args: { room: longHeroRoom, status: 'blocked' },
  render: (args) => (
    <div style={band(468)}>
      <HeroPlayer {...args} />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={band(876)}>
      <HeroPlayerSkeleton />
    </div>
  ),
};
