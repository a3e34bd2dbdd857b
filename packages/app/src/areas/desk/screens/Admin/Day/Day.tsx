import { useLingui } from '@lingui/react/macro';
import { adminDay } from '@pitchside/api/desk/operations';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Two } from '../Admin.layout.ts';
import { DayFigures } from './DayFigures.tsx';
import { DiamondFlows } from './DiamondFlows.tsx';
import { Queues } from './Queues.tsx';

/** Refresh interval of the day, ms: its figures are counted once a minute, the queues are live. */
const every = 30_000;

/** First page of the desk: the server's day beside the one before, and the queues. */
export default function Day() {
  const { t } = useLingui();
  const { time } = useFormat();
  const { fullDate } = useFormat('Asia/Shanghai');
  const { value, state, again } = useResource('day', (signal) => api.call(adminDay, {}, { signal, quiet: true }), { every });
  if (!value)
    return state === 'failed' ? (
      <ErrorState title={t`今天的数没能送到`} onRetry={again} />
    ) : (
      <div role="status" aria-label={t`努力加载中`}>
        <Skeleton shape="block" height={92} />
        <Skeleton shape="block" height={320} />
      </div>
    );
  const day = fullDate(Date.parse(`${value.day}T00:00:00Z`));
  const counted = time(value.counted_at);
  return (
    <>
      <Text size="s" tone="quiet">{t`北京时间 ${day}，旁边是昨天全天；${counted} 统计`}</Text>
      <DayFigures day={value} />
      <Two>
        <Queues queues={value.queues} now={value.server_at} />
        <DiamondFlows flows={value.diamonds} />
      </Two>
    </>
  );
}
