import { useLingui } from '@lingui/react/macro';
import { calendarAddress, calendarPath, renewCalendar, revokeCalendar, type CalendarSubject } from '@pitchside/api/scores/calendars';
import { Button } from '@pitchside/ui/Button';
import { CalendarPanel } from '@pitchside/ui/CalendarPanel';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Popover } from '@pitchside/ui/Popover';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { language } from '../../platform/api/language.ts';
import { useResource } from '../../platform/resource/useResource.ts';
import { unlessLost } from '../../platform/log/later.ts';
import { useCopy } from '../../platform/toasts/useCopy.ts';

/** Address of a calendar in the page's language. */
const addressOf = (path: string, withResults: boolean): string =>
  `${location.origin}${path}?${new URLSearchParams({ lang: language, ...(!withResults && { results: '0' }) })}`;

/** Copies the address of a calendar. */
function useCopyAddress() {
  const { t } = useLingui();
  const copy = useCopy();
  return (address: string) => void copy(address, { copied: t`地址已复制` });
}

/** Calendar of a league, a team or an anchor, for everybody. */
function PublicCalendar({ subject, id }: { subject: CalendarSubject; id: string }) {
  const [withResults, setWithResults] = useState(true);
  return (
    <CalendarPanel
      address={addressOf(calendarPath(subject, id), withResults)}
      withResults={withResults}
      onResultsChange={setWithResults}
      onCopy={useCopyAddress()}
    />
  );
}

/** Calendar of the member, whose address is made at a press. */
function OwnCalendar() {
  const words = useChatTime();
  const now = useNow(60_000);
  const [withResults, setWithResults] = useState(true);
  const [pending, setPending] = useState(false);
  const { value, state, again } = useResource('calendar', (signal) => api.call(calendarAddress, {}, { signal }));
  const act = (call: typeof renewCalendar) => {
    setPending(true);
    unlessLost(
      api
        .call(call, {})
        .then(again)
        .finally(() => setPending(false)),
    );
  };
  return (
    <CalendarPanel
      own
      status={value ? 'ready' : state === 'failed' ? 'error' : 'loading'}
      address={value?.path ? addressOf(value.path, withResults) : null}
      {...(value?.read_at && { read: words.short(value.read_at, now) })}
      withResults={withResults}
      pending={pending}
      onResultsChange={setWithResults}
      onCopy={useCopyAddress()}
      onRenew={() => act(renewCalendar)}
      onRevoke={() => act(revokeCalendar)}
      onRetry={again}
    />
  );
}

/** Button that opens the way to subscribe to a calendar: of a league, a team or an anchor, or the member's own. */
export function CalendarSubscription({ of }: { of: 'mine' | { subject: CalendarSubject; id: string } }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`订阅日历`}
      align="end"
      trigger={<Button tone="outline" size="s" icon={<CalendarSync size={16} aria-hidden />}>{t`订阅日历`}</Button>}
    >
      {of === 'mine' ? <OwnCalendar /> : <PublicCalendar {...of} />}
    </Popover>
  );
}
