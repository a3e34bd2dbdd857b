import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import type { Side } from '@pitchside/ui/Crest';
import { ForecastStage } from '@pitchside/ui/ForecastCard';
import { useNow } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { slots } from '../../../../platform/slots/slots.ts';
import { factsView } from '../../detail/detail.presenter.ts';
import { usePlaceNote } from '../../detail/usePlaceNote.ts';
import { detailHref, hasPages, teamHref } from '../../matchLinks.ts';
import { ReserveButton } from '../../ReserveButton.tsx';
import { voting } from '../../votes/castVote.ts';
import { Article } from './Foresight.layout.ts';
import { vote } from './foresight.store.ts';
import { forecastView } from './forecast.presenter.ts';
import { groupOf, type Hero } from './useHero.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Match of the day: sides, time and place, form, votes and odds, and its preview. */
export function ForesightHero({
  hero: { match, forecast, before, table, plans },
  onCompanies,
}: {
  hero: Hero;
  onCompanies: (id: string) => void;
}) {
  const { t } = useLingui();
  const placeNote = usePlaceNote();
  const now = useNow(10_000);
  const pending = useSnapshot(voting);
  const { id, sport, kickoff_at, status } = match;
  const open = matchPhase(status) === 'before' && kickoff_at > now;
  const { MatchPreview } = slots;

  /** The team's page, and where it stands as far as that is known. */
  const noteOf = (side: Side) => {
    const teamId = match[side].id;
    const group = groupOf(table.value, teamId);
    const lineIn = (view: 'overall' | Side) => group?.[view].find(({ team_id }) => team_id === teamId);
    const position = lineIn('overall')?.position;
    return {
      ...(hasPages(sport) && { href: teamHref(sport, teamId) }),
      ...(position !== undefined && { note: placeNote(sport, side, { position, record: lineIn(side) }) }),
    };
  };
  const total = plans.value?.total ?? 0;
  return (
    <ForecastStage
      match={forecastView(forecast)}
      sport={sport}
      facts={factsView(match, before.value?.conditions ?? null, now)}
      notes={{ home: noteOf('home'), away: noteOf('away') }}
      open={open}
      voting={pending.has(id)}
      onVote={(of, pick) => unlessLost(vote(of, pick))}
      onCompanies={onCompanies}
      actions={open && <ReserveButton matchId={id} />}
      article={
        <Article>
          {MatchPreview && (
            <Later>
              <MatchPreview matchId={id} />
            </Later>
          )}
        </Article>
      }
      ways={
        <Link alone more tone="muted" href={detailHref(match, 'analysis')}>
          {open && total > 0 ? t`${plural(total, { other: '# 份方案' })}` : t`看比赛`}
        </Link>
      }
    />
  );
}
