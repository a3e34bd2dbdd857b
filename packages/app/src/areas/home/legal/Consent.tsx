import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../routes.data.ts';
import { ConsentDialog } from './consent.lazy.ts';
import { askConsent, consent } from './consent.store.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Asks a member to accept the new user agreement, once in a visit, where there is one; reading it is never in the way. */
export default function Consent({ memberId }: { memberId: string }) {
  const { due } = useSnapshot(consent);
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState<number>();
  useEffect(() => void askConsent(), [memberId]);
  if (!due || due.number === putOff || pathname === routes.aboutUser.path) return null;
  return (
    <Later>
      <ConsentDialog edition={due} onPutOff={() => setPutOff(due.number)} />
    </Later>
  );
}
