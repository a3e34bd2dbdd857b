import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { envelopeInfo } from '@pitchside/api/money/envelopes';
import { useNow } from '@pitchside/ui/format';
import { DialogFrame, DialogTitle } from '@pitchside/ui/Dialog';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RedEnvelope } from '@pitchside/ui/RedEnvelope';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { VisuallyHidden } from '../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { setFollowing } from '../../../platform/follow/followActs.ts';
import { roomState } from '../stage/room.store.ts';
import { speakAloud } from '../stage/speak.ts';
import { asksView, stageOf, takerView } from './envelope.presenter.ts';
import { take } from './envelopesActs.ts';
import { envelopes } from './envelopes.store.ts';

/** Time between two looks at an envelope while shares of it go, ms. */
const pause = 1_000;

/** The red envelope that lies over the room: waits, is opened, shows who took what. */
export default function EnvelopeDialogWired({ id }: { id: string }) {
  const { t } = useLingui();
  const { turn } = useSnapshot(envelopes);
  const { room } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const [state, setState] = useState<'rests' | 'trying' | 'failed'>('rests');
  const now = useNow(1_000);
  const {
    value,
    state: known,
    again,
  } = useResource(id, (signal) => api.call(envelopeInfo, { id }, { signal, quiet: true }), { version: turn, pause });
  const close = () => void (envelopes.openId = null);

  async function open(): Promise<void> {
    setState('trying');
    try {
      await take(id);
      setState('rests');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.failure === 'answer' ? 'rests' : 'failed');
      // Somebody was faster, or something is still asked for: the envelope itself says so.
      if (error.failure === 'answer' && error.code === 1) say('error', error.message);
    } finally {
      again();
    }
  }
  async function sayPhrase(phrase: string): Promise<void> {
    await speakAloud(phrase);
    again();
  }
  const follow = () => {
    if (room) void setFollowing({ id: room.anchor.id, name: room.anchor.user_nickname }, true).then(again, () => undefined);
  };
  return (
    <DialogFrame open size="s" onClose={close}>
      <VisuallyHidden>
        <DialogTitle>{t`红包`}</DialogTitle>
      </VisuallyHidden>
      {value ? (
        <RedEnvelope
          from={takerView(value.envelope.from)}
          wish={value.envelope.text || t`大家一起看球`}
          total={value.envelope.count}
          asks={asksView(value.envelope)}
          stage={stageOf(value, { now, ownId: user?.id, trying: state === 'trying', failed: state === 'failed' })}
          onOpen={() => void open()}
          onSignIn={openLogin}
          onFollow={follow}
          onSay={() => void sayPhrase(value.envelope.phrase)}
          onClose={close}
        />
      ) : known === 'failed' ? (
        <ErrorState title={t`红包没能打开`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </DialogFrame>
  );
}
