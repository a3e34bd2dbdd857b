import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { Team } from '../Crest/team.ts';
import { figure as figureText, item, list, mean as meanLine, note, own as ownMark, rank, strip, tick, words } from './LeagueTicks.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One figure of all teams of a league. */
export interface LeagueFigure {
  id: string;
  /** Name of the figure: 场均进球. */
  label: string;
  own: number;
  /** The same of every other team. */
  others: readonly number[];
  /** As a figure is written: 2.25. */
  write: (value: number) => string;
  /** Whether less is better, and is drawn further right; default false. */
  isLessBetter?: boolean;
}

export interface LeagueTicksProps extends RootProps {
  team: Team;
  figures: readonly LeagueFigure[];
  /** Names the list for screen readers. */
  label: string;
}

const at = (share: number): CSSProperties & Record<'--at', string> => ({ '--at': `${2 + share * 96}%` });

/**
 * A team within its league, a figure a line: every other team a tick, the mean dashed, the team a slanted stripe;
 * better values are always further right.
 */
export const LeagueTicks = forwardRef<HTMLUListElement, LeagueTicksProps>(function LeagueTicks({ team, figures, label, ...root }, ref) {
  return (
    <ul className={list} aria-label={label} style={teamColors(team, team)} ref={ref} {...rootOf(root)}>
      {figures.map((one) => (
        <li key={one.id} className={item}>
          <Line figure={one} />
        </li>
      ))}
    </ul>
  );
});

function Line({ figure: { label, own, others, write, isLessBetter = false } }: { figure: LeagueFigure }) {
  const { t } = useLingui();
  const all = [own, ...others];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const share = (value: number) => {
    const grown = most === least ? 0.5 : (value - least) / (most - least);
    return isLessBetter ? 1 - grown : grown;
  };
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  const place = 1 + others.filter((other) => (isLessBetter ? other < own : other > own)).length;
  const written = write(mean);
  return (
    <>
      <span className={words}>{label}</span>
      <span className={strip} aria-hidden="true">
        {others.map((other, index) => (
          <i key={index} className={tick} style={at(share(other))} />
        ))}
        <i className={meanLine} style={at(share(mean))} />
        <i className={ownMark} style={at(share(own))} />
      </span>
      <span className={figureText}>{write(own)}</span>
      <span className={note}>
        <span>{t`均 ${written}`}</span>
        <span className={visuallyHidden}> </span>
        <span className={rank}>{t`第 ${place}`}</span>
      </span>
    </>
  );
}
