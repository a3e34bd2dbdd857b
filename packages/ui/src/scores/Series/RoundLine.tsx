import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { Side, Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cell, rounds as list } from './Series.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RoundLineProps extends RootProps {
  /** Winner of each round so far. */
  rounds: readonly Side[];
  home: Team;
  away: Team;
}

/** The rounds of a Counter-Strike map one by one, in the colours of their winners. */
export const RoundLine = forwardRef<HTMLOListElement, RoundLineProps>(function RoundLine({ rounds, home, away, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  return (
    <ol className={list} style={teamColors(home, away)} aria-label={t`各回合`} ref={ref} {...rootOf(root)}>
      {rounds.map((side, index) => (
        <li key={index} className={cell[side]}>
          <span aria-hidden="true">{index + 1}</span>
          <span className={visuallyHidden}>{teams[side].shortName}</span>
        </li>
      ))}
    </ol>
  );
});
