import { Plural, useLingui } from '@lingui/react/macro';
import { seasonFixtures, type Fixture } from '@pitchside/api/scores/competitions';
import type { Match } from '@pitchside/api/scores/matches';
import { useCalendarLabels } from '@pitchside/ui/Calendar';
import { Card } from '@pitchside/ui/Card';
import { dayOf } from '@pitchside/ui/civil';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { MatchAgenda, MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { RoundPicker } from '@pitchside/ui/RoundPicker';
import { Text } from '@pitchside/ui/Text';
import { useEnvironment } from '@pitchside/ui/UiProvider';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { matchHref } from '../../matchLinks.ts';
import { scoreView } from '../../match.presenter.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { useMatches } from '../../matches/useMatches.ts';
import { Day } from './Base.layout.ts';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import type { SeasonView } from './useSeason.ts';

interface FixturesProps {
  place: BasePlace;
  season: SeasonView;
  onRound: (id: string) => void;
}

/** The matches of one round, by day, live. */
export function BaseFixtures({ place, season: { rounds, turn }, onRound }: FixturesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const all = rounds.value?.rounds ?? [];
  // Rounds that are played out in series have a place of their own.
  const list = place.sport === 'basketball' ? all.filter(({ stage }) => stage !== 'knockout') : all;
  const shown = place.round ?? list.find((round) => round.is_current)?.id ?? list.at(-1)?.id;
  const family = `fixtures ${place.id} ${place.season} ${shown}`;
  const { value, state, again } = useResource(
    shown ? `${family} ${turn}` : null,
    (signal) => api.call(seasonFixtures, { ...ofSeason(place), round: shown }, { signal }),
    { family },
  );
  const current = list.find(({ id }) => id === shown);
  const failed = state === 'failed' || rounds.state === 'failed';
  const retry = () => {
    rounds.again();
    again();
  };
  return (
    <Card stacked padding="titled" title={t`赛程`} {...(current && { hint: <Plural value={current.matches} other="# 场" /> })}>
      {list.length > 0 && shown && (
        <RoundPicker
          rounds={list.map(({ id, name, starts_at }) => ({ id, name, note: format.date(starts_at) }))}
          value={shown}
          onValueChange={onRound}
        />
      )}
      {failed && !value && <ErrorState title={t`赛程没能送到`} onRetry={retry} />}
      {!failed && !value && (rounds.value && list.length === 0 ? <EmptyState title={t`还没有赛程`} /> : <MatchAgendaSkeleton />)}
      {value && value.list.length === 0 && <EmptyState title={t`这一轮还没有赛程`} />}
      {value && value.list.length > 0 && (place.sport === 'football' ? <LiveDays list={value.list} /> : <Days list={value.list} />)}
    </Card>
  );
}

/** The days with the scores of the live table, minute by minute. */
function LiveDays({ list }: { list: readonly Fixture[] }) {
  useMatches();
  return <Days list={list} />;
}

function Days({ list }: { list: readonly Fixture[] }) {
  const fresh = useFreshMatches();
  const { t } = useLingui();
  const words = useCalendarLabels();
  const { timeZone } = useEnvironment();
  const days = Map.groupBy(list, ({ kickoff_at }) => dayOf(kickoff_at, timeZone));
  return [...days].map(([day, matches]) => {
    const name = `${words.weekday(day)} ${words.short(day)}`;
    return (
      <Day key={day}>
        <Text as="h3" size="s" tone="soft" weight="medium">
          {name}
        </Text>
        <MatchAgenda
          label={t`${name} 的比赛`}
          matches={matches.map((fixture) => {
            const match: Match = fresh(fixture);
            return {
              id: match.id,
              match: scoreView(match),
              league: fixture.group ?? '',
              href: matchHref(match),
              watchable: match.room_count > 0,
            };
          })}
        />
      </Day>
    );
  });
}
