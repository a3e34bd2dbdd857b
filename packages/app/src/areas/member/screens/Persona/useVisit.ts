import { visitSpace } from '@pitchside/api/space';
import { useEffect } from 'react';
import { api } from '../../../../platform/api/api.ts';

/** Says that the reader looked at a member's page; null says nothing. A look that is not kept is nobody's concern. */
export function useVisit(id: string | null): void {
  useEffect(() => {
    if (id !== null) sayVisited(id);
  }, [id]);
}

function sayVisited(id: string): void {
  api.call(visitSpace, { id }, { quiet: true }).catch(() => undefined);
}
