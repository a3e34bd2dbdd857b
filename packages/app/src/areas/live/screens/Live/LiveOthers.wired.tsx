import { useLingui } from '@lingui/react/macro';
import { getLiveList } from '@pitchside/api/live';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { cardView, useFreshRooms } from '../../../scores/index.ts';
import { Cards } from './Live.layout.ts';
import { roomState } from '../../stage/room.store.ts';

/** Rooms under the stage. */
const most = 6;

/** Other rooms that are live; the block goes when there are none. */
export function LiveOthers() {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const fresh = useFreshRooms();
  const id = room?.id;
  const { value, state } = useResource(
    id ?? null,
    async (signal) => (await api.call(getLiveList, { limit: most + 1 }, { signal })).list.filter((other) => other.id !== id).slice(0, most),
    { family: 'others' },
  );
  const list = state === 'failed' ? [] : (value ?? null);
  if (list?.length === 0) return null;
  const words = { official: t`官方`, talk: t`聊球` };
  return (
    <section aria-labelledby="others">
      <SectionTitle id="others" more={{ href: '/anchor?type=0', label: t`全部直播` }}>{t`其他直播间`}</SectionTitle>
      <Cards>
        {(list ?? Array.from({ length: most }, () => null)).map((other, index) => (
          <li key={other?.id ?? index}>{other ? <LiveCard room={cardView(fresh(other), words)} /> : <LiveCardSkeleton />}</li>
        ))}
      </Cards>
    </section>
  );
}
