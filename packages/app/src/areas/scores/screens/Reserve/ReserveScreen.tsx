import { useLingui, Plural } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Text } from '@pitchside/ui/Text';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { routes } from '../../../../routes.data.ts';
import { followReserved } from '../../reserve/followReserved.ts';
import { reserved, loadReservations } from '../../reserve/reserve.store.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { Door, Wall } from '../../../../platform/page/Wall.layout.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Head } from './Reserve.layout.ts';
import { ReservedBroadcasts } from './ReservedBroadcasts.tsx';
import { useCalendarLabels } from '@pitchside/ui/Calendar';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ScheduleDay, ScheduleList, ScheduleSkeleton, ScheduleFold } from '@pitchside/ui/ScheduleList';
import { addDays, dayOf, startOf } from '../../../../platform/days/days.ts';
import { useToday } from '../../../../platform/days/useToday.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { CalendarSubscription } from '../../CalendarSubscription.tsx';
import { ReservedHours } from './ReservedHours.tsx';
import { LaterMatches } from './LaterMatches.tsx';
import { getUserReserveLiveList } from '@pitchside/api/scores/schedule';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';

/** Matches that are asked for: those of the last weeks. */
const most = 50;

/** Reserved matches that are over, folded away until somebody asks. */
function ReservedOver() {
  const { t } = useLingui();
  const words = useCalendarLabels();
  const [open, setOpen] = useState(false);
  const { value, state, again } = useResource(open ? 'over' : null, (signal) =>
    api.call(getUserReserveLiveList, { state: 'over', limit: most }, { signal }),
  );
  const list = value?.list.map(({ match }) => match) ?? [];
  const hint = value && list.length === 0 ? t`还没有` : undefined;
  return (
    <section aria-label={t`已结束的预约`}>
      <ScheduleList>
        <ScheduleFold label={t`已结束的预约`} hint={hint} open={open} onOpenChange={setOpen} />
        {open &&
          !value &&
          (state === 'failed' ? <ErrorState layout="row" title={t`预约没能送到`} onRetry={again} /> : <ScheduleSkeleton />)}
        {open &&
          [...Map.groupBy(list, ({ kickoff_at }) => dayOf(kickoff_at))].map(([day, matches]) => (
            <ScheduleDay key={day} title={words.short(day)} hint={words.weekday(day)}>
              <ReservedHours matches={matches} />
            </ScheduleDay>
          ))}
      </ScheduleList>
    </section>
  );
}

/** Matches that the member has reserved and that are to come or on, day by day. */
function ReservedMatches() {
  const { t } = useLingui();
  const { byMatch, state } = useSnapshot(reserved);
  const words = useCalendarLabels();
  const today = useToday();
  const fresh = useFreshMatches();
  const list = Object.values(byMatch)
    .map(({ match }) => fresh(match as Match))
    .filter(({ status }) => matchPhase(status) !== 'after')
    .toSorted((one, other) => one.kickoff_at - other.kickoff_at);
  if (list.length === 0) {
    if (state === 'failed') return <ErrorState title={t`预约没能送到`} onRetry={loadReservations} />;
    if (state !== 'ready') return <ScheduleSkeleton />;
    return (
      <EmptyState
        title={t`还没有预约比赛`}
        action={<ButtonLink href={routes.schedule.path} tone="soft">{t`去看赛程`}</ButtonLink>}
      >{t`点比赛右边的「预约」，开赛时提醒你。`}</EmptyState>
    );
  }
  const near: Readonly<Record<string, string>> = { [addDays(today, -1)]: t`昨天`, [today]: t`今天`, [addDays(today, 1)]: t`明天` };
  return (
    <ScheduleList>
      {[...Map.groupBy(list, ({ kickoff_at }) => dayOf(kickoff_at))].map(([day, matches]) => (
        <ScheduleDay
          key={day}
          title={near[day] ?? words.weekday(day)}
          zoneAt={startOf(day)}
          hint={
            <>
              {near[day] ? `${words.short(day)} ${words.weekday(day)}` : words.short(day)} · <Plural value={matches.length} other="# 场" />
            </>
          }
        >
          <ReservedHours matches={matches} day={day} />
        </ScheduleDay>
      ))}
    </ScheduleList>
  );
}

/** Minutes before the kick-off at which the calendar reminds. */
const remindBefore = 15;

/** /reserve: the member's reminders, the next first. */
export function ReserveScreen() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { byMatch } = useSnapshot(reserved);
  const { save } = useCalendarFile();
  const id = user?.id;
  useEffect(() => (id === undefined ? undefined : followReserved()), [id]);
  if (!user)
    return (
      <>
        <Door data-ready>
          <VisuallyHidden as="h1">{t`我的预约`}</VisuallyHidden>
          <EmptyState title={t`登录后看我的预约`} action={<Button size="l" onClick={openLogin}>{t`登录`}</Button>}>
            {t`预约了哪场比赛、哪场直播，几点开始，都在这里。`}
          </EmptyState>
        </Door>
        <Wall>
          <LaterMatches />
        </Wall>
      </>
    );
  const list = Object.values(byMatch).map(({ match }) => match as Match);
  const coming = list.filter(({ status }) => matchPhase(status) === 'before');
  const total = list.length;
  return (
    <Wall data-ready>
      <Head>
        <Text as="h1" size="title">{t`我的预约`}</Text>
        <Text as="p" size="s" tone="quiet">
          {total > 0 && t`${total} 场比赛`}
        </Text>
        {coming.length > 0 && (
          <Button
            tone="outline"
            size="s"
            icon={<Download size={16} aria-hidden />}
            onClick={() => save(coming, 'pitchside.ics', remindBefore)}
          >
            {t`加入日历`}
          </Button>
        )}
        <CalendarSubscription of="mine" />
        <ButtonLink href={routes.schedule.path} tone="soft" size="s">{t`去赛程预约`}</ButtonLink>
      </Head>
      <ReservedMatches />
      <LaterMatches />
      <ReservedBroadcasts />
      <ReservedOver />
    </Wall>
  );
}
