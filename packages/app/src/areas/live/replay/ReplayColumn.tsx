import { useLingui } from '@lingui/react/macro';
import { getLivePlaybackList } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ReplayCard, ReplayCardSkeleton } from '@pitchside/ui/ReplayCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { Column, ColumnBody, ColumnPlace } from '../stage/room.layout.ts';
import { ReplayColumnHead, ReplayRows } from './replay.layout.ts';
import { replayView } from './replay.presenter.ts';

/** Replays are kept for thirty days: more than these no room has. */
const most = 100;

/** All that can be watched again of a room, beside the one that plays. */
export function ReplayColumn({ roomId, current }: { roomId: string; current: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(roomId, (signal) => api.call(getLivePlaybackList, { id: roomId, limit: most }, { signal }));
  const total = value?.total ?? 0;
  const waiting = Array.from({ length: 4 }, (_, index) => index);
  return (
    <ColumnPlace>
      <Card padding="none" aria-labelledby="replays" aria-busy={!value && state === 'loading'}>
        <Column>
          <ReplayColumnHead>
            <SectionTitle headingId="replays" {...(value && { hint: t`共 ${total} 场` })}>{t`回放`}</SectionTitle>
          </ReplayColumnHead>
          <ColumnBody>
            {!value && state === 'failed' ? (
              <ErrorState layout="row" title={t`回放没能送到`} onRetry={again} />
            ) : (
              <ReplayRows>
                {value
                  ? value.list.map((broadcast) => (
                      <li key={broadcast.id}>
                        <ReplayCard replay={replayView(broadcast)} look="row" current={broadcast.id === current} />
                      </li>
                    ))
                  : waiting.map((index) => (
                      <li key={index}>
                        <ReplayCardSkeleton look="row" />
                      </li>
                    ))}
              </ReplayRows>
            )}
          </ColumnBody>
        </Column>
      </Card>
    </ColumnPlace>
  );
}
