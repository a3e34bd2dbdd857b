import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { Button } from '@pitchside/ui/Button';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Stale } from '@pitchside/ui/Stale';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { categories } from '../../../live/categories.data.ts';
import { rooms as counts } from '../../../live/rooms.store.ts';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomLabels } from '../../../scores/useRoomLabels.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Block, Cards } from './Main.layout.ts';
import { WaitingCards } from './Waiting.tsx';
import { nextBatch, openWall, wall } from './wall.store.ts';

/** Live rooms by category, the hottest first, one batch at a time. */
export function MainWall() {
  const { t, i18n } = useLingui();
  const { category, page, size, total, rooms, state } = useSnapshot(wall);
  const { totals } = useSnapshot(counts);
  const kinds = categories.filter(({ id }) => id === category || (totals?.[id] ?? 0) > 0);
  const isVoid = state === 'ready' && rooms.length === 0;
  const instead = kinds.find(({ id }) => id !== category)?.id;
  useEffect(() => {
    if (isVoid && instead) openWall(instead);
  }, [isVoid, instead]);

  if (isVoid) return null;
  const batches = Math.ceil(total / size);
  const tabs = (
    <SegmentedControl
      look="line"
      label={t`直播分类`}
      value={category}
      onValueChange={openWall}
      segments={kinds.map(({ id, label }) => ({ value: id, label: i18n._(label), ...(totals && { count: totals[id] ?? 0 }) }))}
    />
  );
  // Its place is kept until it is known whether there is another batch.
  const turn = (batches > 1 || state === 'loading') && (
    <Button
      tone="plain"
      size="s"
      icon={<RefreshCw size={16} aria-hidden />}
      loading={state === 'turning'}
      disabled={state === 'loading'}
      onClick={nextBatch}
    >
      {t`换一批`}
    </Button>
  );
  return (
    <Block aria-labelledby="live-now" aria-busy={state === 'loading' || state === 'turning'}>
      <SectionTitle
        headingId="live-now"
        tabs={tabs}
        action={turn}
        more={{ href: categories.find(({ id }) => id === category)?.href ?? '/anchor?type=0', label: t`全部` }}
      >
        {t`正在直播`}
      </SectionTitle>
      <VisuallyHidden role="status">{state === 'ready' && batches > 1 && t`第 ${page} 批，共 ${batches} 批`}</VisuallyHidden>
      {state === 'failed' ? (
        <ErrorState title={t`直播没能送到`} onRetry={() => openWall(category)} />
      ) : state === 'loading' ? (
        <WaitingCards count={size} />
      ) : (
        <Stale while={state === 'turning'}>
          <Cards>
            {rooms.map((room) => (
              <li key={room.id}>
                <Card room={room} />
              </li>
            ))}
          </Cards>
        </Stale>
      )}
    </Block>
  );
}

/** One card; it alone is drawn again when its score changes. */
function Card({ room }: { room: Room }) {
  const fresh = useFreshRooms();
  return <LiveCard room={cardView(fresh(room), useRoomLabels())} />;
}
