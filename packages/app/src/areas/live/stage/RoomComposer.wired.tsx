import { useLingui } from '@lingui/react/macro';
import { DanmakuComposer, type DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import type { Ref } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { roomState } from './room.store.ts';
import { speak, speaking } from './speak.ts';
import { stage } from './stage.store.ts';

/** The field under the picture, from which comments are sent. */
export function RoomComposer({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  const { muted } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const { sending } = useSnapshot(speaking);
  const { fullscreen } = useSnapshot(stage);
  const state: DanmakuComposerState = !user
    ? { status: 'signedOut' }
    : muted
      ? { status: 'muted', reason: t`您在这个直播间被禁言了` }
      : { status: sending ? 'sending' : 'ready' };
  return (
    <DanmakuComposer state={state} onSend={speak} onSignIn={openLogin} inputRef={inputRef} variant={fullscreen ? 'floating' : 'bar'} />
  );
}
