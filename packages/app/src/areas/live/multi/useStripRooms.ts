import type { MultiStripRoom, MultiViewRoom } from '@pitchside/ui/MultiView';
import { useSnapshot } from 'valtio';
import { cells } from './cells.store.ts';
import { together } from './together.store.ts';

/** Rooms of the screen for the score strip, with their competition and the delay added to match the slowest. */
export function useStripRooms(rooms: readonly MultiViewRoom[]): MultiStripRoom[] {
  const { byId } = useSnapshot(cells);
  const { delay, own } = useSnapshot(together);
  return rooms.map(({ id, nickname, title, match }) => {
    const competition = byId[id]?.room?.match?.competition;
    const late = own[id];
    return {
      id,
      nickname: nickname || title,
      ...(match && { match }),
      ...(competition && { league: { name: competition.short_name, color: competition.color } }),
      ...(delay !== null && late !== undefined && { waits: Math.max(0, (delay - late) / 1_000) }),
    };
  });
}
