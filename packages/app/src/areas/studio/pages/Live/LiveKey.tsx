import { useLingui } from '@lingui/react/macro';
import { getPushUrl } from '@pitchside/api/live/live';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StreamKey } from '@pitchside/ui/StreamKey';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useCopy } from '../../room/useCopy.ts';

interface LiveKeyProps {
  roomId: string;
  /** Which key it is, counted on this page: another is asked for when it changes. */
  version: number;
  /** Another key is wanted. */
  onRenew: () => void;
}

/** Push address and stream key of the room. */
export function LiveKey({ roomId, version, onRenew }: LiveKeyProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { value, state, again } = useResource(roomId, (signal) => api.call(getPushUrl, { id: roomId }, { signal }), {
    version,
  });
  return (
    <Card stacked padding="titled" aria-label={t`推流地址`}>
      <SectionTitle hint={t`填进推流软件`}>{t`推流地址`}</SectionTitle>
      {value ? (
        <StreamKey server={value.server} streamKey={value.key} whip={value.whip} onCopy={(_, text) => void copy(text)} onRenew={onRenew} />
      ) : state === 'failed' ? (
        <ErrorState title={t`推流地址没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={264} />
      )}
    </Card>
  );
}
