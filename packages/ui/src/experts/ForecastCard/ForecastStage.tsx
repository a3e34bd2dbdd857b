import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { type Side } from '../../scores/Crest/index.ts';
import { StageFacts, type MatchFacts } from '../../scores/MatchStage/StageFacts.tsx';
import { StageLines, type StageSport } from '../../scores/MatchStage/StageLines.tsx';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { StatusChip } from '../../scores/StatusChip/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { stages } from '../../theme/recipes/stageGround.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import type { ForecastCardProps } from './ForecastCard.types.ts';
import { ForecastForm } from './ForecastForm.tsx';
import { ForecastIndexTable } from './ForecastIndexTable.tsx';
import { ForecastMeetings } from './ForecastMeetings.tsx';
import { ForecastPoll } from './ForecastPoll.tsx';
import {
  bug,
  clock,
  facts as factsPlace,
  fans,
  foot as footPlace,
  form,
  frame,
  inside,
  left,
  name,
  note,
  says,
  sidesRow,
  title,
  top,
  until,
  ways as waysPlace,
  wings,
} from './ForecastStage.css.ts';

export interface ForecastStageProps extends Pick<ForecastCardProps, 'match' | 'open' | 'voting' | 'onVote' | 'onCompanies'>, RootProps {
  /** Sport that it is played in; default football. */
  sport?: StageSport;
  /** Place, time and league of the match. */
  facts: MatchFacts;
  /** Page and standing of each team: 第 2 · 主场 10 胜 3 平 1 负. */
  notes?: Partial<Record<Side, { href?: string; note?: string }>>;
  /** Acts at the top: remind. */
  actions?: ReactNode;
  /** Article on the match, under the votes. */
  article?: ReactNode;
  /** Links onward, at the end. */
  ways?: ReactNode;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

/**
 * The match of the day: the ground of its sport at night, both sides with their form, the time until kick-off,
 * and the votes of fans and companies. It is dark in both themes.
 */
export const ForecastStage = forwardRef<HTMLElement, ForecastStageProps>(function ForecastStage(
  { match, open, voting = false, onVote, onCompanies, sport = 'football', facts, notes, actions, article, ways, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const { home, away, score, status, form: results, kickoffAt, index, href } = match;
  const teams = { home, away };
  const [one, other] = [home.shortName, away.shortName];
  return (
    <ThemeScope theme="night">
      <section
        className={`${stages[sport]} ${frame}`}
        style={teamColors(home, away)}
        aria-label={t`焦点战：${one} 对 ${other}`}
        ref={ref}
        {...rootOf(root)}
      >
        <StageLines sport={sport} />
        <div className={inside}>
          <div className={top}>
            <h2 className={title}>{t`焦点战`}</h2>
            <div className={factsPlace}>
              <StageFacts facts={facts} timeZone={timeZone} />
            </div>
            <div className={until}>
              {open ? (
                <span className={left}>
                  <span aria-hidden="true">{t`距开赛`}</span>
                  <span className={clock}>
                    <Countdown to={kickoffAt} label={t`距开赛`} size="l" />
                  </span>
                </span>
              ) : (
                <StatusChip status={status} timeZone={timeZone} />
              )}
              {actions}
            </div>
          </div>
          <div className={sidesRow}>
            <Wing side="home" team={teams.home} results={results.home} about={notes?.home} />
            <a className={bug} href={href}>
              <Scorebug home={home} away={away} score={score} status={status} size="stage" showStatus={false} stretch timeZone={timeZone} />
            </a>
            <Wing side="away" team={teams.away} results={results.away} about={notes?.away} />
          </div>
          <div className={says[index ? 'both' : 'fans']}>
            <div className={fans}>
              <ForecastMeetings met={match.meetings} />
              <ForecastPoll match={match} open={open} voting={voting} onVote={onVote} />
              {(article ?? ways) && (
                <div className={footPlace}>
                  {article}
                  {ways && <span className={waysPlace}>{ways}</span>}
                </div>
              )}
            </div>
            {index && <ForecastIndexTable match={match} index={index} {...(onCompanies && { onCompanies })} />}
          </div>
        </div>
      </section>
    </ThemeScope>
  );
});

interface WingProps {
  side: Side;
  team: ForecastStageProps['match']['home'];
  results: ForecastStageProps['match']['form'][Side];
  about: { href?: string; note?: string } | undefined;
}

/** A side's whole name, its place and its last results. */
function Wing({ side, team, results, about }: WingProps) {
  const { t } = useLingui();
  const { name: whole, shortName: one } = team;
  return (
    <div className={wings[side]}>
      {about?.href ? (
        <a className={name} href={about.href}>
          {whole}
        </a>
      ) : (
        <span className={name}>{whole}</span>
      )}
      <span className={note}>{about?.note}</span>
      <span className={form}>
        <ForecastForm results={results} label={t`${one} 近 5 场`} />
      </span>
    </div>
  );
}
