import { useLingui } from '@lingui/react/macro';
import { getLivePlaybackList } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ReplayCard } from '@pitchside/ui/ReplayCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { Cards } from '../stage/room.layout.ts';
import { roomState } from '../stage/room.store.ts';
import { replayHref } from '../replayLinks.ts';
import { replays } from './replays.store.ts';
import { replayView } from './replay.presenter.ts';

/** Replays under the stage. */
const most = 6;

/** Replays of the room; the block is left out without any. */
export function RoomReplays() {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const id = room?.id ?? null;
  const { value, state, again } = useResource(
    id && `${id} ${room?.status}`,
    (signal) => api.call(getLivePlaybackList, { id: id ?? '', limit: most }, { signal, quiet: true }),
    // The last seconds of a broadcast are written down a moment after it ended.
    { family: id ?? '', ...(room?.status === 'ended' && { every: 30_000 }) },
  );
  const [newest] = value?.list ?? [];
  const newestId = newest?.id ?? null;
  useEffect(() => {
    replays.newest = newestId;
    return () => void (replays.newest = null);
  }, [newestId]);
  if (!value && state === 'failed')
    return (
      <Card padding="none">
        <ErrorState layout="row" title={t`回放没能送到`} onRetry={again} />
      </Card>
    );
  if (!value || !newest || id === null) return null;
  const { total } = value;
  return (
    <section aria-labelledby="replays">
      <SectionTitle
        headingId="replays"
        hint={t`共 ${total} 场`}
        {...(total > most && { more: { href: replayHref(id, newest.id), label: t`全部回放` } })}
      >{t`回放`}</SectionTitle>
      <Cards>
        {value.list.map((broadcast) => (
          <li key={broadcast.id}>
            <ReplayCard replay={replayView(broadcast)} />
          </li>
        ))}
      </Cards>
    </section>
  );
}
