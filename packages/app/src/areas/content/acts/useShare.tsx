import { useState, type ReactNode } from 'react';
import { ShareContentDialog } from './share.lazy.ts';
import type { Handed } from './ShareContent.tsx';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Opens the dialog that hands something on, and gives the place where it stands. */
export function useShare(onShared?: (id: string, shares: number) => void): { share: (what: Handed) => void; dialog: ReactNode } {
  const [what, setWhat] = useState<Handed | null>(null);
  return {
    share: setWhat,
    dialog: what && (
      <Later>
        <ShareContentDialog what={what} onClose={() => setWhat(null)} onShared={(shares) => onShared?.(what.id, shares)} />
      </Later>
    ),
  };
}
