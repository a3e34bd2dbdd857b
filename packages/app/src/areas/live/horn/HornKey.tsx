import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@pitchside/ui/IconButton';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { Region } from '../../../platform/region/Region.tsx';
import { session } from '../../../platform/session/session.store.ts';
import { roomState } from '../stage/room.store.ts';
import { PaidWordsDialog } from './horn.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Button that opens the paid messages; a visitor signs in first. */
export function HornKey() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { id } = useSnapshot(roomState);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`喇叭与广告弹幕`}
        icon={<Megaphone size={20} aria-hidden />}
        onClick={() => (user ? setOpen(true) : openLogin())}
      />
      {open && id !== null && (
        <Region fallback={null}>
          <Later>
            <PaidWordsDialog roomId={id} onClose={() => setOpen(false)} />
          </Later>
        </Region>
      )}
    </>
  );
}
