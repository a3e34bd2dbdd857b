import type { Room } from '@pitchside/api/live/live';
import { ChannelStrip } from '@pitchside/ui/ChannelStrip';
import { Cover } from '@pitchside/ui/Cover';
import { coverView } from '../../../scores/cover.presenter.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { selectRoom } from './hot.store.ts';

/** The rooms beside the player; the one that is chosen plays. */
export function MainStrip({ rooms, selectedId }: { rooms: readonly Room[]; selectedId: string }) {
  const fresh = useFreshMatches();
  const shown = rooms.map((room) => ({
    id: room.id,
    nickname: room.anchor.user_nickname,
    heat: room.heat,
    cover: <Cover {...coverView(room)} loading="eager" />,
    ...(room.match && { match: scoreView(fresh(room.match)) }),
  }));
  return <ChannelStrip value={selectedId} onValueChange={selectRoom} rooms={shown} />;
}
