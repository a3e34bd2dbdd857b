import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { StatusChip } from '../../scores/StatusChip/index.ts';
import { LeagueStripe } from '../../scores/LeagueStripe/index.ts';
import { bug, card, forms, head, league } from './ForecastCard.css.ts';
import { ForecastForm } from './ForecastForm.tsx';
import { ForecastIndexTable } from './ForecastIndexTable.tsx';
import { ForecastMeetings } from './ForecastMeetings.tsx';
import { ForecastPoll } from './ForecastPoll.tsx';
import { forwardRef } from 'react';
import { rootOf } from '../../theme/root.ts';
import type { ForecastCardProps } from './ForecastCard.types.ts';
import { bare } from '../../theme/bare.css.ts';

/** A match to come with form, meetings, odds and the votes of members; the shares are shown only to viewers who have voted. */
export const ForecastCard = forwardRef<HTMLElement, ForecastCardProps>(function ForecastCard(
  { match, open, voting = false, onVote, onCompanies, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const { home, away, form, meetings: met, status } = match;
  const [one, other] = [home.shortName, away.shortName];
  return (
    <article className={card} style={teamColors(home, away, null)} aria-label={t`${one} 对 ${other}`} ref={ref} {...rootOf(root)}>
      <div className={head}>
        {status.kind === 'scheduled' ? (
          <strong className={bare}>{format.time(match.kickoffAt)}</strong>
        ) : (
          <StatusChip status={status} timeZone={timeZone} />
        )}
        <LeagueStripe leagueId={match.league.id} color={match.league.color} />
        <span className={league}>
          {match.league.name} {match.round}
        </span>
      </div>
      <a className={bug} href={match.href}>
        <Scorebug home={home} away={away} score={match.score} status={status} showStatus={false} stretch timeZone={timeZone} />
      </a>
      <div className={forms}>
        <ForecastForm results={form.home} label={t`${one} 近 5 场`} />
        <span>{t`近 5 场`}</span>
        <ForecastForm results={form.away} label={t`${other} 近 5 场`} />
      </div>
      <ForecastMeetings met={met} />
      <ForecastPoll match={match} open={open} voting={voting} onVote={onVote} />
      {match.index && <ForecastIndexTable match={match} index={match.index} {...(onCompanies && { onCompanies })} />}
    </article>
  );
});
