import { useLingui } from '@lingui/react/macro';
import type { Tie } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import { Bracket, type BracketTie } from '@pitchside/ui/Bracket';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { matchHref } from '../../matchLinks.ts';
import { teamView } from '../../match.presenter.ts';
import type { BasePlace } from '@pitchside/api/screens/Base';
import { useBracket } from './useBracket.ts';
import type { SeasonView } from './useSeason.ts';

/** The knock-out rounds of a cup; nothing for a league. */
export function BaseBracket({ place, season }: { place: BasePlace; season: SeasonView }) {
  const { t } = useLingui();
  const { names } = season;
  const { isCup, value, state, again } = useBracket(place, season);
  if (!isCup || (value && value.rounds.length === 0)) return null;
  const decided: Record<NonNullable<Tie['decided']>, string> = {
    regular: '',
    extra: t({ id: 'decided.extra', message: '加时' }),
    penalties: '',
    away_goals: t`客场进球`,
    awarded: t`判定`,
  };

  function view(tie: Tie): BracketTie {
    const next = tie.legs.find(({ status }) => matchPhase(status) === 'before');
    const on = tie.legs.find(({ status }) => matchPhase(status) === 'playing');
    const at = on ?? next ?? tie.legs.at(-1);
    return {
      id: tie.id,
      home: tie.home && teamView(tie.home),
      away: tie.away && teamView(tie.away),
      // The second match is played at the other ground: its score is turned to the side of the tie.
      legs: tie.legs.flatMap(({ home, home_score, away_score }) =>
        home_score === null || away_score === null
          ? []
          : [home.id === tie.home?.id ? { home: home_score, away: away_score } : { home: away_score, away: home_score }],
      ),
      total: tie.total,
      ...(tie.penalties && { penalties: tie.penalties }),
      ...(tie.winner && { winner: tie.winner }),
      ...(on && { live: true }),
      ...(next && !tie.winner && { nextAt: next.kickoff_at }),
      ...(tie.decided && decided[tie.decided] && { note: decided[tie.decided] }),
      ...(at && { href: matchHref(at) }),
    };
  }
  const name = names.value?.competition.short_name ?? '';
  const rounds = value?.rounds.map(({ id, name: words, ties }) => ({ id, name: words, ties: ties.map(view) })) ?? [];
  return (
    <Card stacked padding="titled" title={t`对阵图`}>
      {!value && (state === 'failed' ? <ErrorState title={t`对阵图没能送到`} onRetry={again} /> : <Skeleton height={320} />)}
      {value && <Bracket label={t`${name} 对阵图`} rounds={rounds} />}
      {value?.third_place && (
        <Bracket
          label={value.third_place.name}
          rounds={[{ id: value.third_place.id, name: value.third_place.name, ties: value.third_place.ties.map(view) }]}
        />
      )}
    </Card>
  );
}
