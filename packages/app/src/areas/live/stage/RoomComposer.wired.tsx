import { DanmakuComposer, type DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { HornKey } from '../horn/HornKey.wired.tsx';
import { muteState } from './muteState.ts';
import { speakHere } from './speak.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { standing } from './standing.store.ts';

/** The field under the picture, from which comments are sent. */
export function RoomComposer({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { mute } = useSnapshot(standing);
  const { user } = useSnapshot(session);
  const { fullscreen } = useSnapshot(stage);
  const state: DanmakuComposerState = !user ? { status: 'signedOut' } : mute ? muteState(mute) : { status: 'ready' };
  return (
    <DanmakuComposer
      state={state}
      onSend={speakHere}
      onSignIn={openLogin}
      inputRef={inputRef}
      variant={fullscreen ? 'floating' : 'bar'}
      after={!mute && <HornKey />}
    />
  );
}
