import { useLingui } from '@lingui/react/macro';
import type { BirthdayShown } from '@pitchside/api/member/profile';
import { FormField } from '@pitchside/ui/FormField';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { useToday } from '../../../../../platform/days/useToday.ts';
import { Line } from './Profile.layout.ts';

const two = (part: number) => String(part).padStart(2, '0');
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Year, month and day, and how much of it others see; it is a birthday once all three are chosen. */
export function BirthdayField({
  value,
  shown,
  onChange,
  onShown,
}: {
  value: string;
  shown: BirthdayShown;
  onChange: (day: string) => void;
  onShown: (shown: BirthdayShown) => void;
}) {
  const { t } = useLingui();
  const [parts, setParts] = useState(value);
  const [seen, setSeen] = useState(value);
  // Undo and save bring another value from outside.
  if (seen !== value) {
    setSeen(value);
    if (value !== '' || parts.length === 10) setParts(value);
  }
  const [year = '', month = '', day = ''] = parts.split('-');
  const days = new Date(Date.UTC(Number(year) || 2000, Number(month) || 1, 0)).getUTCDate();
  const thisYear = Number(useToday().slice(0, 4));

  const put = (nextYear: string, nextMonth: string, nextDay: string) => {
    const most = new Date(Date.UTC(Number(nextYear) || 2000, Number(nextMonth) || 1, 0)).getUTCDate();
    const within = nextDay && Number(nextDay) > most ? two(most) : nextDay;
    setParts(`${nextYear}-${nextMonth}-${within}`);
    if (nextYear && nextMonth && within) onChange(`${nextYear}-${nextMonth}-${within}`);
  };
  const options = (numbers: readonly number[]) => numbers.map((number) => ({ value: two(number), label: String(number) }));
  return (
    <FormField layout="side" label={t`生日`}>
      <Line $shares="1.2fr 1fr 1fr 1.6fr">
        <Select
          label={t`年`}
          placeholder={t`年`}
          options={options(range(1920, thisYear).reverse())}
          value={year || null}
          onValueChange={(next) => put(next, month, day)}
        />
        <Select
          label={t`月`}
          placeholder={t`月`}
          options={options(range(1, 12))}
          value={month || null}
          onValueChange={(next) => put(year, next, day)}
        />
        <Select
          label={t`日`}
          placeholder={t`日`}
          options={options(range(1, days))}
          value={day || null}
          onValueChange={(next) => put(year, month, next)}
        />
        <Select
          label={t`生日显示方式`}
          options={[
            { value: 'full', label: t({ id: 'birthday.full', message: '全部显示' }) },
            { value: 'day', label: t`只显示月日` },
            { value: 'hidden', label: t`不显示` },
          ]}
          value={shown}
          onValueChange={onShown}
        />
      </Line>
    </FormField>
  );
}
