import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { upright } from '../../theme/recipes/slant.css.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Team } from '../Crest/team.ts';
import type { Result } from '../LeagueTable/standing.ts';
import { chart, column, dot, ground, line, list, place as placeText, score as scoreCell, scroller } from './SeasonLine.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** One match of the season. */
export interface SeasonLineMatch {
  id: string;
  href: string;
  opponent: Team;
  isHome: boolean;
  /** Result or score from the side of the team: 2-1; else the day of the match: 11-29. */
  text: string;
  /** Result; left out before and during the match. */
  result?: Result;
  /** Whether it is in progress; default false. */
  live?: boolean;
  /** Place in the table after it; left out if unknown. */
  place?: number;
}

export interface SeasonLineProps extends RootProps {
  /** Names the list for screen readers. */
  label: string;
  /** By kick-off. */
  matches: readonly SeasonLineMatch[];
  /** Teams of the table. */
  of: number;
}

/** Height of the line and the air above and below it, px. */
const [height, edge] = [116, 16];
/** Width of a match, px: scores of basketball are long. */
const widths = { usual: 54, long: 68 };
const longText = 5;

/** A season as one line: the place after each match, opponent and result under it. */
export const SeasonLine = forwardRef<HTMLDivElement, SeasonLineProps>(function SeasonLine({ label, matches, of, ...root }, ref) {
  const { t } = useLingui();
  const step = matches.some(({ text }) => text.length > longText) ? widths.long : widths.usual;
  const places = matches.flatMap(({ place, id }, index) => (place === undefined ? [] : [{ id, place, x: step * (index + 0.5) }]));
  // The line covers the range of places that the team has been in.
  const lowest = Math.min(of, Math.max(6, ...places.map(({ place }) => place)));
  const y = (place: number) => edge + ((place - 1) / Math.max(1, lowest - 1)) * (height - 2 * edge);
  const width = matches.length * step;
  const result: Record<Result, string> = { W: t`胜`, D: t`平`, L: t`负` };
  const sentence = ({ opponent, isHome, text, result: ended, place }: SeasonLineMatch) => {
    const { name } = opponent;
    return [isHome ? t`主场对 ${name}` : t`客场对 ${name}`, text, ended && result[ended], place !== undefined && t`第 ${place} 名`]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <div className={scroller} tabIndex={0} role="group" aria-label={label} ref={ref} {...rootOf(root)}>
      <div className={ground} style={{ '--width': `${width}px`, '--step': `${step}px` } as CSSProperties}>
        {places.length > 0 && (
          <svg className={chart} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            <polyline className={line} points={places.map(({ x, place }) => `${x},${y(place)}`).join(' ')} />
            {places.map(({ id, x, place }) => (
              <g key={id}>
                <circle className={dot} cx={x} cy={y(place)} r={11} />
                <text className={placeText} x={x} y={y(place) + 5} textAnchor="middle">
                  {place}
                </text>
              </g>
            ))}
          </svg>
        )}
        <ol className={list}>
          {matches.map((match) => (
            <li className={bare} key={match.id}>
              <a className={column} href={match.href} title={match.opponent.name}>
                <span className={visuallyHidden}>{sentence(match)}</span>
                <Crest team={match.opponent} size={24} />
                <span aria-hidden="true">
                  {match.isHome ? t({ id: 'season.home', message: '主' }) : t({ id: 'season.away', message: '客' })}
                </span>
                <span className={scoreCell[match.result ?? (match.live ? 'live' : 'coming')]} aria-hidden="true">
                  <span className={upright}>{match.text}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
});
