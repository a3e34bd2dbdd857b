import { useLingui } from '@lingui/react/macro';
import type { Side, Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cell, rounds as list } from './Series.css.ts';

export interface RoundLineProps {
  /** Winner of each round so far. */
  rounds: readonly Side[];
  home: Team;
  away: Team;
}

/** The rounds of a Counter-Strike map one by one, in the colours of who won them. */
export function RoundLine({ rounds, home, away }: RoundLineProps) {
  const { t } = useLingui();
  const teams = { home, away };
  return (
    <ol className={list} style={teamColors(home, away)} aria-label={t`各回合`}>
      {rounds.map((side, index) => (
        <li key={index} className={cell[side]}>
          <span aria-hidden="true">{index + 1}</span>
          <span className={visuallyHidden}>{teams[side].shortName}</span>
        </li>
      ))}
    </ol>
  );
}
