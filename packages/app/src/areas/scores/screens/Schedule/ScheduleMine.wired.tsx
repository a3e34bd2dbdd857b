import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/matches';
import { Button } from '@pitchside/ui/Button';
import { useCalendarWords } from '@pitchside/ui/Calendar';
import { dayOf } from '@pitchside/ui/civil';
import { Countdown } from '@pitchside/ui/Countdown';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { Switch } from '@pitchside/ui/Switch';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { useFreshMatches } from '../../matches/useFreshMatches.ts';
import { matchHref } from '../../matches/match.links.ts';
import { scoreView, statusView } from '../../matches/match.view.ts';
import { loadReservations, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Card, Inside, Mine, Next, NextHead, When } from './Schedule.layout.ts';

/** Reservations that stand there before the rest is asked for. */
const few = 5;

/** What the person has reserved: the next match with its countdown, then the others with their reminders. */
export function ScheduleMine() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { byMatch, state } = useSnapshot(reserved);
  const fresh = useFreshMatches();
  const [all, setAll] = useState(false);
  const list = Object.values(byMatch)
    .map(({ match, remind }) => ({ remind, match: fresh(match as Match) }))
    .toSorted((one, other) => one.match.kickoff_at - other.match.kickoff_at);
  const [next, ...rest] = list;
  const more = rest.length - few;
  const total = list.length;

  return (
    <Card aria-labelledby="schedule-mine">
      <Inside>
        <SectionTitle id="schedule-mine" {...(total > 0 && { hint: t`${total} 场` })}>
          {t`我的预约`}
        </SectionTitle>
        {!user && (
          <EmptyState drawing={null} title={t`登录后预约比赛`} action={<Button tone="soft" onClick={openLogin}>{t`登录`}</Button>}>
            {t`开赛时我们在站内提醒你。`}
          </EmptyState>
        )}
        {user && state === 'failed' && <ErrorState layout="row" title={t`预约没能送到`} onRetry={loadReservations} />}
        {user && (state === 'loading' || state === 'idle') && <Skeleton height={96} />}
        {user && state === 'ready' && !next && (
          <EmptyState drawing={null} title={t`还没有预约`}>
            {t`点比赛右边的「预约」，开赛时提醒你。`}
          </EmptyState>
        )}
      </Inside>
      {next && <NextMatch match={next.match} />}
      {rest.length > 0 && (
        <ul>
          {rest.slice(0, all ? undefined : few).map(({ match, remind }) => (
            <MineLine key={match.id} match={match} remind={remind} />
          ))}
        </ul>
      )}
      {more > 0 && !all && (
        <Inside>
          <Button tone="plain" size="s" onClick={() => setAll(true)}>
            {t`还有 ${more} 场`}
          </Button>
        </Inside>
      )}
    </Card>
  );
}

function NextMatch({ match }: { match: Match }) {
  const { t } = useLingui();
  const isBefore = matchPhase(match.status) === 'before';
  return (
    <ThemeScope theme="night">
      <Next href={matchHref(match)}>
        <NextHead>
          {isBefore ? <Countdown to={match.kickoff_at} label={t`距开赛`} size="l" /> : <StatusChip status={statusView(match)} />}
          <span>{match.competition.short_name}</span>
        </NextHead>
        <Scorebug {...scoreView(match)} stretch showStatus={false} />
      </Next>
    </ThemeScope>
  );
}

function MineLine({ match, remind }: { match: Match; remind: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCalendarWords();
  const pending = useSnapshot(reserving);
  const [home, away] = [match.home.short_name, match.away.short_name];
  return (
    <Mine>
      <When>
        {format.time(match.kickoff_at)}
        <small>{words.short(dayOf(match.kickoff_at))}</small>
      </When>
      <Scorebug {...scoreView(match)} size="dense" stretch showStatus={false} />
      <Switch labelHidden checked={remind} loading={pending.has(match.id)} onCheckedChange={(on) => unlessLost(setReminder(match.id, on))}>
        {t`${home} 对 ${away} 开赛时提醒我`}
      </Switch>
    </Mine>
  );
}
