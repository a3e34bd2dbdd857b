import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { useCalendarLabels } from '@pitchside/ui/Calendar';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { dayOf } from '@pitchside/ui/civil';
import { Countdown } from '@pitchside/ui/Countdown';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { Switch } from '@pitchside/ui/Switch';
import { Text } from '@pitchside/ui/Text';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { matchHref } from '../../matchLinks.ts';
import { scoreView, statusView } from '../../match.presenter.ts';
import { loadReservations, reserved, reserving, setReminder } from '../../reserve/reserve.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Mine, Next, NextHead } from './Schedule.layout.ts';

/** Reservations that stand there before the rest is asked for. */
const few = 5;

/** The person's reservations: the next match with a countdown, then the others with their reminders. */
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
    <Card stacked padding="titled" title={t`我的预约`} {...(total > 0 && { hint: t`${total} 场` })}>
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
      {next && (
        <CardBleed>
          <NextMatch match={next.match} />
          <RowList>
            {rest.slice(0, all ? undefined : few).map(({ match, remind }) => (
              <MineLine key={match.id} match={match} remind={remind} />
            ))}
          </RowList>
        </CardBleed>
      )}
      {more > 0 && !all && (
        <Button tone="plain" size="s" onClick={() => setAll(true)}>
          {t`还有 ${more} 场`}
        </Button>
      )}
    </Card>
  );
}

function NextMatch({ match }: { match: Match }) {
  const { t } = useLingui();
  const isBefore = matchPhase(match.status) === 'before';
  return (
    <ThemeScope theme="night">
      <Pressable look="turf" href={matchHref(match)}>
        <Next>
          <NextHead>
            {isBefore ? <Countdown to={match.kickoff_at} label={t`距开赛`} size="l" /> : <StatusChip status={statusView(match)} />}
            <Text size="s" tone="quiet">
              {match.competition.short_name}
            </Text>
          </NextHead>
          <Scorebug {...scoreView(match)} stretch showStatus={false} />
        </Next>
      </Pressable>
    </ThemeScope>
  );
}

function MineLine({ match, remind }: { match: Match; remind: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCalendarLabels();
  const pending = useSnapshot(reserving);
  const [home, away] = [match.home.short_name, match.away.short_name];
  return (
    <Mine>
      <TwoLines look="figure" note={words.short(dayOf(match.kickoff_at))}>
        {format.time(match.kickoff_at)}
      </TwoLines>
      <Scorebug {...scoreView(match)} size="dense" stretch showStatus={false} />
      <Switch labelHidden checked={remind} loading={pending.has(match.id)} onCheckedChange={(on) => unlessLost(setReminder(match.id, on))}>
        {t`${home} 对 ${away} 开赛时提醒我`}
      </Switch>
    </Mine>
  );
}
