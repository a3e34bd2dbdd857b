import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Cover } from '../../pictures/Cover/index.ts';
import { pressDeferred } from '../../lab/storykit/pressDeferred.ts';
import { DanmakuComposer } from '../DanmakuComposer/index.ts';
import { danmakuDefaults } from '../DanmakuLayer/index.ts';
import { roomComments } from '../DanmakuLayer/DanmakuLayer.fixtures.ts';
import { DanmakuMoment, lettersLoaded } from '../DanmakuLayer/DanmakuMoment.tsx';
import { DanmakuSettings } from '../DanmakuSettings/index.ts';
import { listening, livePlaying, lookingBack, lookingFarBack, recordingPlaying, situations, videoPlaying } from './PlayerFrame.fixtures.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { room, small, wall } from './PlayerFrame.stories.css.ts';
import { PlayerFrame } from './PlayerFrame.tsx';

const noop = () => undefined;
const shot = <Cover kind="football" seed="san-siro" loading="eager" />;

const meta = {
  component: PlayerFrame,
  render: (args) => (
    <div className={room}>
      <PlayerFrame {...args} />
    </div>
  ),
  args: {
    state: livePlaying,
    video: shot,
    poster: <Cover kind="poster" seed="san-siro" loading="eager" />,
    settings: <DanmakuSettings view={danmakuDefaults} onViewChange={noop} danmakuOn onDanmakuChange={noop} />,
    controls: 'shown',
    onPlay: noop,
    onPause: noop,
    onRefresh: noop,
    onMutedChange: noop,
    onVolumeChange: noop,
    onFullscreenChange: noop,
    onQualityChange: noop,
    onWebFullChange: noop,
    onTheatreChange: noop,
    onPip: noop,
    onMini: noop,
    onClip: noop,
    onScoreRead: noop,
    onLookBack: noop,
    onSeek: noop,
    onRateChange: noop,
    onStatsToggle: noop,
    onDanmakuChange: noop,
    onCompose: noop,
    onGifts: noop,
    onChatToggle: noop,
  },
  loaders: [lettersLoaded(roomComments)],
} satisfies Meta<typeof PlayerFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { danmaku: <DanmakuMoment comments={roomComments} />, composer: <DanmakuComposer onSend={() => true} onSignIn={noop} /> },
};

export const Situations: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wall}>
      {situations.map((state, index) => (
        <PlayerFrame key={index} {...args} state={state} />
      ))}
    </div>
  ),
  // Seven players on one page share a landmark name; a room has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** Sound alone: the cover and the score in the place of the picture; comments go on. */
export const SoundAlone: Story = {
  args: {
    state: listening,
    video: <div />,
    score: <Scorebug {...matches.live} size="card" />,
    danmaku: <DanmakuMoment comments={roomComments} />,
    onShowPicture: noop,
  },
};

/** The network does not carry the picture. */
export const SoundAloneOnABadLine: Story = {
  args: { ...SoundAlone.args, danmaku: undefined, state: { ...listening, soundAlone: 'slow' } },
};

/** The browser refused sound: the picture says so even without a pointer over it. */
export const SoundRefused: Story = { args: { state: { ...livePlaying, muted: true, isSoundRefused: true } } };

/** A viewer who looks back: the timeline, and the button to the live edge instead of the live mark. */
export const LookingBack: Story = { args: { state: lookingBack } };

/** An hour back in a running broadcast: the timeline covers two hours, and its end is still the live edge. */
export const LookingFarBack: Story = { args: { state: lookingFarBack } };

/** A broadcast that is watched again: how far it is, how fast, and no way to an edge. */
export const Recording: Story = { args: { state: recordingPlaying } };
export const Video: Story = { args: { state: videoPlaying, onNext: () => undefined } };

export const RateMenu: Story = {
  args: { state: recordingPlaying },
  play: () => pressDeferred(/倍速|Speed|Tốc độ/),
};

export const QualityMenu: Story = {
  play: () => pressDeferred(/清晰度|Quality|Chất lượng/),
};

export const Keys: Story = {
  parameters: { stage: 640 },
  play: async () => {
    await userEvent.keyboard('?');
  },
};

export const WholeWindow: Story = {
  args: {
    state: { ...livePlaying, webFull: true },
    danmaku: <DanmakuMoment comments={roomComments} />,
    composer: <DanmakuComposer onSend={() => true} onSignIn={noop} />,
  },
  parameters: { stage: 800 },
};

export const FullScreen: Story = {
  args: {
    ...WholeWindow.args,
    score: <Scorebug {...matches.live} size="card" />,
    state: { ...livePlaying, fullscreen: true, muted: true },
  },
  parameters: { stage: 800 },
};

export const Narrow: Story = {
  render: (args) => (
    <div className={small}>
      <PlayerFrame {...args} />
    </div>
  ),
};

export const Vietnamese: Story = {
  args: { state: { ...livePlaying, status: 'reconnecting', attempt: 3, latencySeconds: 12.5 } },
  parameters: { locale: 'vi' },
};
