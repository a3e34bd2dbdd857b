import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { kickouts } from '../../kickouts.store.ts';
import { removedState } from '../../removal/removed.ts';

/** Leads a removed member to the list of rooms, in every tab, with the reason there (specification section 4). */
export function useRemoved(id: string | undefined): void {
  const navigate = useNavigate();
  const { rooms } = useSnapshot(kickouts);
  const isRemoved = id !== undefined && rooms.includes(id);
  useEffect(() => {
    if (isRemoved) void navigate('/anchor?type=0', { replace: true, state: removedState(id) });
  }, [isRemoved, id, navigate]);
}
