import { SignInMonth, type SignInMonthData } from '@pitchside/ui/SignInMonth';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useToday } from '../../../../../platform/days/useToday.ts';
import { session } from '../../../../../platform/session/session.store.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { tasks } from '../../../tasks/tasks.store.ts';
import { calendar, forgetMonth, loadMonth } from './month.store.ts';

/** Month of daily sign-ins; refreshes after each. */
export function MonthWired() {
  const { user } = useSnapshot(session);
  const { strip } = useSnapshot(tasks);
  const { shown, current, asked, failed } = useSnapshot(calendar);
  const [id, signed] = [user?.id, strip?.is_sign];

  useEffect(() => forgetMonth, [id]);
  useEffect(() => loadMonth(), [id, signed]);

  const latest = current?.month ?? shown?.today.slice(0, 7);
  const today = useToday();
  const month = asked ?? latest ?? today.slice(0, 7);
  const known: SignInMonthData | undefined =
    shown?.month === month ? { ...shown, signed: shown.signed.map(({ day, lz_num }) => ({ day, reward: lz_num })) } : undefined;
  return (
    <SignInMonth
      status={statusOf({ value: known, state: failed ? 'failed' : 'loading' })}
      {...(known && { data: known })}
      month={month}
      max={latest ?? month}
      {...(shown && { min: shown.since.slice(0, 7) })}
      onMonthChange={(next) => loadMonth(next)}
      onRetry={() => loadMonth()}
    />
  );
}
