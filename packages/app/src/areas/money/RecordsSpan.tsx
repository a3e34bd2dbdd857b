import { useLingui } from '@lingui/react/macro';
import { recordsZone } from '@pitchside/api/money/orders';
import { DateRange, type DaySpan } from '@pitchside/ui/DateRange';
import { firstDay, siteToday } from './spans.ts';

interface RecordsSpanProps {
  value: DaySpan;
  onValueChange: (value: DaySpan) => void;
}

/** The days of records, three months at most, by the site's clock. */
export function RecordsSpan({ value, onValueChange }: RecordsSpanProps) {
  const { t } = useLingui();
  return (
    <DateRange
      label={t`时间段`}
      value={value}
      onValueChange={(next) => next && onValueChange(next)}
      min={firstDay()}
      max={siteToday()}
      maxMonths={3}
      presets={['last7', 'last30', 'last3Months']}
      timeZone={recordsZone}
    />
  );
}
