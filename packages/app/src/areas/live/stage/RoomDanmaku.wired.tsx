import { DanmakuLayer, type DanmakuArrival } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { blockUser, danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { openCard } from '../moderation/card.store.ts';
import { flying } from './chat.view.ts';
import { picture, programmeTime } from './picture.store.ts';
import { onComments, roomState } from './room.store.ts';
import { reportWords } from './report.acts.ts';
import { echo } from './speak.ts';
import { stage } from './stage.store.ts';

/** Comments as they fly: only new ones, so that a newcomer is not hit by the past. */
const source = (listener: (arrival: DanmakuArrival) => void) =>
  onComments((comments, fresh) => {
    if (fresh) listener(comments.map((comment) => flying(comment, session.user?.id)));
  });

/** Longest wait of a comment for the picture, ms; who looks back waits for as long as they are behind. */
const usualWait = 20_000;
const longestWait = () => usualWait + picture.behind * 1_000;

/** The comments over the picture, each when the viewer's own picture has come to its moment. */
export function RoomDanmaku() {
  const { show, ...view } = useSnapshot(danmaku);
  const { phase } = useSnapshot(picture);
  const { fullscreen } = useSnapshot(stage);
  const { withdrawn } = useSnapshot(roomState);
  return (
    <DanmakuLayer
      source={source}
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
