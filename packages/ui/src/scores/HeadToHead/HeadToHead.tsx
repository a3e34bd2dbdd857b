import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import type { Team } from '../Crest/team.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { bar, count, frame, goals, heads, part, sideCount } from './HeadToHead.css.ts';
import { balanceOf, type PastMatch } from './pastMatch.ts';
import { ResultList } from './ResultList.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HeadToHeadProps extends RootProps {
  /** The sides of the match that is looked at. */
  home: Team;
  away: Team;
  /** Earlier matches of the two against each other, newest first. */
  matches: readonly PastMatch[];
  /** Unit of the score; only goals allow a draw. Default goals. */
  scoring?: 'goals' | 'points' | 'maps';
  /** IANA zone of the days; default the viewer's own. */
  timeZone?: string;
}

const share = (value: number): CSSProperties => ({ flexGrow: value });

/** Earlier meetings of two sides: wins of each, the goals, and each match from the home side's view. */
export const HeadToHead = forwardRef<HTMLDivElement, HeadToHeadProps>(function HeadToHead(
  { home, away, matches, scoring = 'goals', timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  if (matches.length === 0) return <EmptyState title={t`两队还没有交手`} drawing={null} ref={ref} {...rootOf(root)} />;
  const { W, D, L, scored, conceded } = balanceOf(matches, home.id);
  const [homeName, awayName] = [home.shortName, away.shortName];
  return (
    <div className={frame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={heads}>
        <span className={sideCount.home}>{t`${homeName} ${W} 胜`}</span>
        <span className={count}>{scoring === 'goals' && t`${D} 平`}</span>
        <span className={sideCount.away}>{t`${awayName} ${L} 胜`}</span>
      </div>
      <div className={bar} aria-hidden="true">
        {W > 0 && <i className={part.home} style={share(W)} />}
        {D > 0 && <i className={part.even} style={share(D)} />}
        {L > 0 && <i className={part.away} style={share(L)} />}
      </div>
      <p className={goals}>
        {scoring === 'points'
          ? t`总得分 ${scored} 比 ${conceded}`
          : scoring === 'maps'
            ? t`小局 ${scored} 比 ${conceded}`
            : t`进球 ${scored} 比 ${conceded}`}
      </p>
      <ResultList matches={matches} teamId={home.id} label={t`${homeName} 与 ${awayName} 交锋`} timeZone={timeZone} />
    </div>
  );
});
