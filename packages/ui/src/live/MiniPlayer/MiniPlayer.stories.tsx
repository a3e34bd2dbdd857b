import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '../../pictures/Cover/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import { leftMatch, leftRoom, longRoom } from './MiniPlayer.fixtures.ts';
import { corner, wall } from './MiniPlayer.stories.css.ts';
import { MiniPlayer } from './MiniPlayer.tsx';

const noop = () => undefined;
const score = <Scorebug {...leftMatch} size="mini" />;
const meta = {
  component: MiniPlayer,
  args: {
    state: livePlaying,
    room: leftRoom,
    video: <Cover kind="football" seed="mini" loading="eager" />,
    corner: 'bottom-right',
    onCornerChange: noop,
    onPlay: noop,
    onPause: noop,
    onRefresh: noop,
    onMutedChange: noop,
    onPopOut: noop,
    onClose: noop,
    controls: 'shown',
  },
  render: (args) => (
    <div className={corner}>
      <MiniPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof MiniPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Only the sound plays. */
export const SoundAlone: Story = { args: { state: { ...livePlaying, soundAlone: 'slow' }, video: <div />, score } };

/** With the score of its match, muted, out of data, paused, and with the longest texts. */
export const Moments: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wall}>
      {(
        [
          { score },
          { state: { ...livePlaying, muted: true, status: 'reconnecting', attempt: 2 } },
          { state: { ...livePlaying, status: 'paused' } },
          { state: { ...livePlaying, status: 'away' }, room: longRoom },
        ] as const
      ).map((own, index) => (
        <div key={index}>
          <MiniPlayer {...args} {...own} />
        </div>
      ))}
    </div>
  ),
  // Several on one page share a landmark name; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
