import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { IconButton } from '@pitchside/ui/IconButton';
import { useFormat, useNow } from '@pitchside/ui/format';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { Region } from '../../../platform/region/Region.tsx';
import { session } from '../../../platform/session/session.store.ts';
import { EnvelopeDialog, EnvelopeFormDialog } from './envelopes.lazy.ts';
import { envelopes, followEnvelopes, nextEnvelope } from './envelopes.store.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** The red envelope that waits in the room with its countdown, and the way to give one. */
export function EnvelopeKey({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { list, openId } = useSnapshot(envelopes);
  const [giving, setGiving] = useState(false);
  useEffect(() => followEnvelopes(roomId), [roomId]);
  const next = nextEnvelope(list);
  return (
    <>
      {next && <Waiting opensAt={next.envelope.opens_at} onOpen={() => void (envelopes.openId = next.envelope.id)} />}
      <IconButton label={t`发红包`} icon={<Mail size={20} aria-hidden />} onClick={() => (user ? setGiving(true) : openLogin())} />
      <Region fallback={null}>
        <Later>
          {openId !== null && <EnvelopeDialog key={openId} id={openId} />}
          {giving && <EnvelopeFormDialog roomId={roomId} onClose={() => setGiving(false)} />}
        </Later>
      </Region>
    </>
  );
}

function Waiting({ opensAt, onOpen }: { opensAt: number; onOpen: () => void }) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const now = useNow(1_000);
  const left = Math.ceil((opensAt - now) / 1_000);
  const time = clock(Math.max(0, left));
  return (
    <Button tone="critical" onClick={onOpen}>
      {left > 0 ? t`红包 ${time}` : t`抢红包`}
    </Button>
  );
}
