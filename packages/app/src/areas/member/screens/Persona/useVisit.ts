import { visitSpace } from '@pitchside/api/member/space';
import { useEffect } from 'react';
import { api } from '../../../../platform/api/api.ts';

/** Reports a visit of a member's page; null reports nothing. A failure is ignored. */
export function useVisit(id: string | null): void {
  useEffect(() => {
    if (id !== null) sayVisited(id);
  }, [id]);
}

function sayVisited(id: string): void {
  api.call(visitSpace, { id }, { quiet: true }).catch(() => undefined);
}
