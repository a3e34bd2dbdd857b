import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ClubCard, ClubCardSkeleton, type ClubCardFigure } from '@pitchside/ui/ClubCard';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { marked, MarkedText } from '@pitchside/ui/MarkedText';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { Tv } from 'lucide-react';
import { detailHref, teamHref, watchHref } from './matchLinks.ts';
import { leagueText, scoreView, teamView } from './match.presenter.ts';
import { type BaseSport } from '@pitchside/api/screens/Base';
import { baseHref } from './base/place.ts';
import { Ends } from './base/Subject.layout.ts';
import { ReserveButton } from './ReserveButton.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { useLaterMask } from './later/useLaterMask.tsx';
import { aroundNow, formOf } from './team/team.presenter.ts';
import { useTeam } from './team/useTeam.ts';
import { useTeamTable } from './team/useTeamTable.ts';

/** Results of the form shown at most. */
const mostForm = 5;

interface TeamBriefProps {
  sport: BaseSport;
  id: string;
  /** Search term. */
  by: string;
  /** The name that it was found by, where it is none of its own. */
  also?: string | null;
}

/** Team found by a search: table position, form, and its running or next match. */
export function TeamBrief({ sport, id, by, also = null }: TeamBriefProps) {
  const { t, i18n } = useLingui();
  const team = useTeam(sport, id);
  const { row, group } = useTeamTable(team);
  const { page, matches } = team;
  const mask = useLaterMask({ team: id });
  if (!page) return team.state === 'failed' ? null : <ClubCardSkeleton />;
  const { competition } = page.campaign;
  const of = group?.overall.length ?? 0;
  const figures: ClubCardFigure[] =
    row && !mask
      ? [
          { id: 'place', value: `${row.position}/${of}`, label: t`名次` },
          ...(sport === 'football'
            ? [
                { id: 'points', value: row.points, label: t`积分` },
                { id: 'goals', value: `${row.goals_for}:${row.goals_against}`, label: t`进失球` },
              ]
            : [
                { id: 'record', value: `${row.won}-${row.lost}`, label: t`胜负` },
                { id: 'rate', value: i18n.number(row.win_rate, { style: 'percent' }), label: t`胜率` },
              ]),
        ]
      : [];
  const form = formOf(matches, id, mostForm);
  const count = form.length;
  const name = page.team.short_name;
  const { now, next } = aroundNow(matches);
  const shown = now ?? next;
  return (
    <ClubCard
      team={teamView(page.team)}
      href={teamHref(sport, id)}
      shown={<MarkedText pieces={marked(page.team.name, by)} />}
      kind={t({ id: 'search.team', message: '球队' })}
      note={also === null ? competition.short_name : `${competition.short_name} · ${t`又名 ${also}`}`}
      figures={figures}
      {...(count > 0 && {
        form: { strip: <FormStrip results={form} label={t`${name} 近 ${count} 场`} />, label: t`近 ${count} 场` },
      })}
      acts={
        <>
          <FavouriteStar kind="team" id={id} />
          <ButtonLink size="s" tone="outline" href={teamHref(sport, id)}>{t`赛程与阵容`}</ButtonLink>
          <ButtonLink size="s" tone="outline" href={baseHref(sport, competition.id)}>
            {sport === 'football' ? t`积分榜` : t`战绩榜`}
          </ButtonLink>
        </>
      }
      {...(shown && { match: <BriefMatch match={shown} /> })}
    />
  );
}

/** Its match that is on or comes next, with one thing to do. */
function BriefMatch({ match }: { match: Match }) {
  const { t } = useLingui();
  const { date, weekday, time } = useFormat();
  const isOn = matchPhase(match.status) === 'playing';
  return (
    <>
      <Ends>
        <Text size="s" tone="quiet">
          {leagueText(match)}
        </Text>
        {!isOn && (
          <Text size="s" tone="quiet">
            {date(match.kickoff_at)} {weekday(match.kickoff_at)} {time(match.kickoff_at)}
          </Text>
        )}
      </Ends>
      <Scorebug {...scoreView(match)} stretch />
      <Ends>
        <ButtonLink size="s" tone="outline" href={detailHref(match)}>{t`数据`}</ButtonLink>
        {match.room_count > 0 ? (
          <ButtonLink size="s" href={watchHref(match.id)} icon={<Tv size={16} aria-hidden />}>{t`看直播`}</ButtonLink>
        ) : isOn ? null : (
          <ReserveButton matchId={match.id} />
        )}
      </Ends>
    </>
  );
}
