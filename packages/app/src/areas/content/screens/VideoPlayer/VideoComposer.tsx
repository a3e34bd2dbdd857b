import { ApiError } from '@pitchside/api';
import { sendVideoDanmaku, type VideoDanmaku } from '@pitchside/api/content/videos';
import { DanmakuComposer, type DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { stage } from '../../../../platform/player/stage.store.ts';
import { useRequestKey } from '../../../../platform/sending/useRequestKey.ts';
import { session } from '../../../../platform/session/session.store.ts';

export interface VideoComposerProps {
  videoId: string;
  /** Returns the playback position, in tenths of a second. */
  moment: () => number;
  actionsRef: Ref<DanmakuComposerHandle>;
  onSaid: (line: VideoDanmaku) => void;
}

/** The field under a video, from which a line is said at the moment of its picture. */
export function VideoComposer({ videoId, moment, actionsRef, onSaid }: VideoComposerProps) {
  const { user } = useSnapshot(session);
  const { fullscreen } = useSnapshot(stage);
  const keyed = useRequestKey();
  async function send(text: string) {
    try {
      const said = { id: videoId, at: moment(), text };
      onSaid(await keyed((idempotencyKey) => api.call(sendVideoDanmaku, said, { idempotencyKey, quiet: true })));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
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
