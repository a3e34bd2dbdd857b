import { DanmakuComposer, type DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { HornKey } from '../horn/HornKey.tsx';
import { speakHere } from './speak.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { useSpeaking } from './useSpeaking.ts';

/** The field under the picture, from which comments are sent. */
export function RoomComposer({ actionsRef }: { actionsRef: Ref<DanmakuComposerHandle> }) {
  const { fullscreen } = useSnapshot(stage);
  const { state, rules, onFollow } = useSpeaking();
  return (
    <DanmakuComposer
      state={state}
      slow={rules.slow}
      onFollow={onFollow}
      onSend={speakHere}
      onSignIn={openLogin}
      actionsRef={actionsRef}
      variant={fullscreen ? 'floating' : 'bar'}
      after={state.status !== 'muted' && <HornKey />}
    />
  );
}
