import { DanmakuLayer, type DanmakuSource } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { openCard } from '../moderation/card.store.ts';
import { onComments } from './comments.store.ts';
import { roomState } from './room.store.ts';
import { echo } from './speak.ts';
import { fly, useFlyingView } from './useFlyingView.ts';

/** Only new ones, so that a newcomer is not hit by the past. */
const freshComments: DanmakuSource = (listener) =>
  onComments((comments, fresh) => {
    if (fresh) listener(fly(comments));
  });

/** Longest wait of a comment for the picture, ms; a viewer who looks back waits as long as they are behind. */
const usualWait = 20_000;

interface FlyingCommentsProps {
  /** Programme time of the picture that they fly over, ms UTC; null while unknown. */
  programmeTime: () => number | null;
  /** Seconds that its viewer looks back; 0 at the edge. */
  behind: () => number;
  /** Source of the danmaku; must be stable between renders. Default new comments from now on. */
  source?: DanmakuSource;
  paused: boolean;
  fullscreen: boolean;
}

/** The comments of the room that is entered over a picture, each when that picture has come to its moment. */
export function FlyingComments({ programmeTime, behind, source = freshComments, paused, fullscreen }: FlyingCommentsProps) {
  const view = useFlyingView();
  const { withdrawn } = useSnapshot(roomState);
  return (
    <DanmakuLayer
      {...view}
      source={source}
      withdrawn={withdrawn}
      programmeTime={programmeTime}
      longestWait={() => usualWait + behind() * 1_000}
      paused={paused}
      fullscreen={fullscreen}
      onPlusOne={({ text }) => echo(text)}
      onSpeaker={({ userId = '', nickname = '' }, place) => openCard(userId, nickname, { getBoundingClientRect: () => place })}
    />
  );
}
