import { useSnapshot } from 'valtio';
import { raidState } from '../stage/raid.store.ts';
import { standing } from '../stage/standing.store.ts';
import { RaidView } from './RaidView.tsx';

/** Card of the raid from the visited room. */
export default function RoomRaidWired() {
  const { isOwner } = useSnapshot(standing);
  return <RaidView state={raidState} isOwner={isOwner} />;
}
