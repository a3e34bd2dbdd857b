import type { Barrage } from '@pitchside/api/barrage';
import { DanmakuLayer, type DanmakuArrival } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { blockUser, danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { openCard } from '../moderation/card.store.ts';
import { flying } from './chat.view.ts';
import { followPast } from './past.comments.ts';
import { picture, programmeTime } from './picture.store.ts';
import { onComments, roomState } from './room.store.ts';
import { reportWords } from './report.acts.ts';
import { echo } from './speak.ts';
import { stage } from './stage.store.ts';

const fly = (comments: readonly Barrage[]) => comments.map((comment) => flying(comment, session.user?.id));

/** Comments as they fly: only new ones, so that a newcomer is not hit by the past; who looks back still has some before them. */
const source = (listener: (arrival: DanmakuArrival) => void) =>
  onComments((comments, fresh) => {
    const seen = picture.behind > 0 ? (programmeTime() ?? Infinity) : Infinity;
    const coming = fresh ? comments : comments.filter(({ at }) => at > seen);
    if (coming.length > 0) listener(fly(coming));
  });

/** Comments of the moments that are seen in the recording; what is said now belongs to others. */
const pastSource = (listener: (arrival: DanmakuArrival) => void) =>
  roomState.id === null
    ? () => undefined
    : followPast({ roomId: roomState.id, programmeTime, show: (comments) => listener(fly(comments)) });

/** Longest wait of a comment for the picture, ms; who looks back waits for as long as they are behind. */
const usualWait = 20_000;
const longestWait = () => usualWait + picture.behind * 1_000;

/** The comments over the picture, each when the viewer's own picture has come to its moment. */
export function RoomDanmaku() {
  const { show, ...view } = useSnapshot(danmaku);
  const { phase, isPast } = useSnapshot(picture);
  const { fullscreen } = useSnapshot(stage);
  const { withdrawn } = useSnapshot(roomState);
  return (
    <DanmakuLayer
      source={isPast ? pastSource : source}
      view={view}
      withdrawn={withdrawn}
      programmeTime={programmeTime}
      longestWait={longestWait}
      hidden={!show}
      paused={phase === 'paused'}
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
