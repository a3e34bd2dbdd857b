import { useLingui } from '@lingui/react/macro';
import { getLivePlaybackList } from '@pitchside/api/live/studio';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ReplayCard } from '@pitchside/ui/ReplayCard';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { usePages } from '../../../platform/resource/usePages.tsx';
import { Cards } from '../stage/room.layout.ts';
import { replayView } from './replay.presenter.ts';

/** Replays of one page. */
const atOnce = 12;

/** Replays of a room, on its owner's page. */
export default function MemberReplays({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { value, state, again, pages } = usePages(roomId, atOnce, (range, signal) =>
    api.call(getLivePlaybackList, { id: roomId, ...range }, { signal, quiet: true }),
  );
  if (!value) return state === 'failed' ? <ErrorState title={t`回放没能送到`} onRetry={again} /> : <Skeleton shape="block" height={320} />;
  if (value.total === 0) return <EmptyState title={t`还没有可看的回放`} drawing={null} />;
  return (
    <>
      <Cards aria-label={t`回放`}>
        {value.list.map((broadcast) => (
          <li key={broadcast.id}>
            <ReplayCard replay={replayView(broadcast)} />
          </li>
        ))}
      </Cards>
      {pages}
    </>
  );
}
