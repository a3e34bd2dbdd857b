import { ApiError } from '@pitchside/api';
import { sendVideoDanmaku, type VideoDanmaku } from '@pitchside/api/videos';
import { DanmakuComposer, type DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import { useRef, type Ref } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { stage } from '../../../../platform/player/stage.store.ts';
import { session } from '../../../../platform/session/session.store.ts';

export interface VideoComposerProps {
  videoId: string;
  /** Where the picture is, in tenths of a second. */
  moment: () => number;
  actionsRef: Ref<DanmakuComposerHandle>;
  onSaid: (line: VideoDanmaku) => void;
}

/** The field under a video, from which a line is said at the moment of its picture. */
export function VideoComposer({ videoId, moment, actionsRef, onSaid }: VideoComposerProps) {
  const { user } = useSnapshot(session);
  const { fullscreen } = useSnapshot(stage);
  // One key for one line: what was lost on the way is not said twice.
  const key = useRef(crypto.randomUUID());
  async function send(text: string) {
    try {
      const line = await api.call(sendVideoDanmaku, { id: videoId, at: moment(), text }, { idempotencyKey: key.current, quiet: true });
      key.current = crypto.randomUUID();
      onSaid(line);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') key.current = crypto.randomUUID();
      return { refused: error.message };
    }
  }
  return (
    <DanmakuComposer
      state={user ? { status: 'ready' } : { status: 'signedOut' }}
      onSend={send}
      onSignIn={openLogin}
      actionsRef={actionsRef}
      variant={fullscreen ? 'floating' : 'bar'}
    />
  );
}
