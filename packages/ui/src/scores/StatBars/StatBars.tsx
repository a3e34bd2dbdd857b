import { forwardRef, type CSSProperties } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { back, bars, figure, figureEnd, headAway, headHome, heading, item, list, name, parts, words } from './StatBars.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One figure of both sides. */
export interface Stat {
  id: string;
  /** Name of the figure: 控球率. */
  label: string;
  home: number;
  away: number;
  /** Text of both values where a bare number does not do: 61%, 412/465. */
  text?: Record<Side, string>;
}

export interface StatBarsProps extends RootProps {
  stats: readonly Stat[];
  home: Team;
  away: Team;
  /** Names the list for screen readers. */
  label: string;
  /** Layout: bars under their labels, or beside them in a small card; default `m`. */
  size?: keyof typeof list;
  /** Whether both names are shown above; default true for `m`. */
  heads?: boolean;
}

const share = (own: number, other: number): CSSProperties & Record<'--share', string> => ({
  '--share': `${own + other === 0 ? 0 : (own / (own + other)) * 100}%`,
});

/** Figures of both sides against each other: the higher one is bold and in its team's full colour. */
export const StatBars = forwardRef<HTMLDivElement, StatBarsProps>(function StatBars(
  { stats, home, away, label, size = 'm', heads = size === 'm', ...root },
  ref,
) {
  const teams = { home, away };
  const strength = (own: number, other: number) => (own < other ? 'less' : 'more');
  return (
    <div style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      {heads && (
        <div className={heading} aria-hidden="true">
          <span className={headHome}>
            <Crest team={home} size={20} />
            {home.shortName}
          </span>
          <span className={headAway}>
            {away.shortName}
            <Crest team={away} size={20} />
          </span>
        </div>
      )}
      <ul className={list[size]} aria-label={label}>
        {stats.map(({ id, label: what, home: own, away: other, text }) => (
          <li key={id} className={item[size]}>
            <span className={words[size]}>
              <span className={figure[strength(own, other)]}>
                <span className={visuallyHidden}>{teams.home.shortName} </span>
                {text?.home ?? own}
              </span>
              <span className={name}>{what}</span>
              <span className={`${figure[strength(other, own)]} ${figureEnd}`}>
                <span className={visuallyHidden}>{teams.away.shortName} </span>
                {text?.away ?? other}
              </span>
            </span>
            {sides.map((side) => {
              const [mine, theirs] = side === 'home' ? [own, other] : [other, own];
              return (
                <span key={side} className={bars[side]} aria-hidden="true">
                  <span className={`${parts[side]} ${mine < theirs ? back : ''}`} style={share(mine, theirs)} />
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
});
