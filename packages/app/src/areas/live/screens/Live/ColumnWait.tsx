import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { EventsWait } from './Live.layout.ts';

/** A tab of the column that is on its way. */
export function ColumnWait() {
  const { t } = useLingui();
  return (
    <EventsWait role="status" aria-label={t`努力加载中`}>
      <Skeleton lines={6} height={24} />
    </EventsWait>
  );
}
