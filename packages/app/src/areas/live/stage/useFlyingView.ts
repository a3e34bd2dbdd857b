import type { Barrage } from '@pitchside/api/live/barrage';
import type { DanmakuLayerProps } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { blockUser, danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { flying } from './chat.presenter.ts';
import { reportWords } from './reportActs.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';

/** Comments for the danmaku layer, with the viewer's own marked. */
export const fly = (comments: readonly Barrage[]) => comments.map((comment) => flying(comment, session.user?.id));

type FlyingView = Pick<DanmakuLayerProps, 'view' | 'hidden' | 'onCopy' | 'onBlockWord' | 'onReport' | 'onBlockUser'>;

/** This viewer's danmaku settings, and the actions on each comment: copy, block a term or its sender, report. */
export function useFlyingView(): FlyingView {
  const { show, ...view } = useSnapshot(danmaku);
  const copy = useCopy();
  return {
    view,
    hidden: !show,
    onCopy: (_, words) => void copy(words),
    onBlockWord: (_, words) => setDanmaku({ blockedWords: [...new Set([...view.blockedWords, words])] }),
    onReport: ({ id, text, nickname = '' }) => reportWords({ kind: 'comment', id }, nickname, text),
    onBlockUser: ({ userId = '', nickname = '' }) => blockUser(userId, nickname),
  };
}
