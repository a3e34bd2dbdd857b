import type { Barrage } from '@pitchside/api/barrage';
import { DanmakuLayer, type DanmakuArrival } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { blockUser, danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { openCard } from '../moderation/card.store.ts';
import { flying } from './chat.view.ts';
import { onComments, roomState } from './room.store.ts';
import { reportWords } from './report.acts.ts';
import { echo } from './speak.ts';

/** Tells a listener of comments as they fly; the answer ends it. */
export type CommentSource = (listener: (arrival: DanmakuArrival) => void) => () => void;

/** Comments as the layer takes them. */
export const fly = (comments: readonly Barrage[]) => comments.map((comment) => flying(comment, session.user?.id));

/** Only new ones, so that a newcomer is not hit by the past. */
const freshComments: CommentSource = (listener) =>
  onComments((comments, fresh) => {
    if (fresh) listener(fly(comments));
  });

/** Longest wait of a comment for the picture, ms; who looks back waits for as long as they are behind. */
const usualWait = 20_000;

interface FlyingCommentsProps {
  /** Programme time of the picture that they fly over, ms UTC; null while unknown. */
  programmeTime: () => number | null;
  /** Seconds that its viewer looks back; 0 at the edge. */
  behind: () => number;
  /** What flies; keep it the same between renders. Default what is said from now on. */
  source?: CommentSource;
  paused: boolean;
  fullscreen: boolean;
}

/** The comments of the room that is entered over a picture, each when that picture has come to its moment. */
export function FlyingComments({ programmeTime, behind, source = freshComments, paused, fullscreen }: FlyingCommentsProps) {
  const { show, ...view } = useSnapshot(danmaku);
  const { withdrawn } = useSnapshot(roomState);
  return (
    <DanmakuLayer
      source={source}
      view={view}
      withdrawn={withdrawn}
      programmeTime={programmeTime}
      longestWait={() => usualWait + behind() * 1_000}
      hidden={!show}
      paused={paused}
      fullscreen={fullscreen}
      onPlusOne={({ text }) => echo(text)}
      onCopy={(_, words) => void navigator.clipboard.writeText(words)}
      onBlockWord={(_, words) => setDanmaku({ blockedWords: [...new Set([...view.blockedWords, words])] })}
      onSpeaker={({ userId = '', nickname = '' }, place) => openCard(userId, nickname, { getBoundingClientRect: () => place })}
      onReport={({ id, text, nickname = '' }) => reportWords({ kind: 'comment', id }, nickname, text)}
      onBlockUser={({ userId = '', nickname = '' }) => blockUser(userId, nickname)}
    />
  );
}
