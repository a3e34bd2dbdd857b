import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useFormat } from '../../format/index.ts';
import { ResultLetter } from '../FormStrip/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { day, league as leagueText, letter, line, list, names, score, scoreHalf, sideNames } from './HeadToHead.css.ts';
import { resultFor, type PastMatch } from './pastMatch.ts';

export interface ResultListProps {
  /** Matches, newest first. */
  matches: readonly PastMatch[];
  /** Team of the results: its name is highlighted, and the letter is its own. */
  teamId: string;
  /** Names the list for screen readers. */
  label: string;
  /** IANA zone of the days; default the viewer's own. */
  timeZone?: string;
}

const colored = (color: string): CSSProperties & Record<'--league', string> => ({ '--league': color });

/** Finished matches, one a line: the day, the competition, both sides, the score, and the result for one team. */
export function ResultList({ matches, teamId, label, timeZone }: ResultListProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  return (
    <ol className={list} aria-label={label}>
      {matches.map((match) => {
        const {
          id,
          href,
          at,
          league,
          home,
          away,
          score: { home: homeScore, away: awayScore },
          halfTime,
        } = match;
        const result = resultFor(match, teamId);
        const strong = (which: string) => names[which === teamId ? 'own' : 'other'];
        const figures = (
          <span className={upright}>
            {homeScore} - {awayScore}
          </span>
        );
        return (
          <li key={id} className={line}>
            <time className={day} dateTime={new Date(at).toISOString()}>
              {format.fullDate(at)}
            </time>
            <span className={leagueText} style={colored(league.color)} title={league.name}>
              {league.name}
            </span>
            <span className={`${sideNames.home} ${strong(home.id)}`} title={home.name}>
              {home.shortName}
            </span>
            {href ? (
              <a className={score} href={href} title={t`看这场比赛`}>
                {figures}
              </a>
            ) : (
              <span className={score}>{figures}</span>
            )}
            <span className={`${sideNames.away} ${strong(away.id)}`} title={away.name}>
              {away.shortName}
            </span>
            <span className={scoreHalf}>{halfTime && `(${halfTime.home}-${halfTime.away})`}</span>
            <span className={letter}>{result && <ResultLetter result={result} />}</span>
          </li>
        );
      })}
    </ol>
  );
}
