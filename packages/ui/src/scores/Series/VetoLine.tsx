import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { Side, Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { veto as list, vetoAct, vetoMap, vetoStep } from './Rounds.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A pick or ban of one map before the series; the map left over belongs to no side. */
export interface SeriesVeto {
  map: string;
  act: 'ban' | 'pick' | 'left';
  side: Side | null;
}

export interface VetoLineProps extends RootProps {
  /** In the order in which they were called. */
  steps: readonly SeriesVeto[];
  home: Team;
  away: Team;
}

/** Picks and bans of the maps of a Counter-Strike series, step by step. */
export const VetoLine = forwardRef<HTMLOListElement, VetoLineProps>(function VetoLine({ steps, home, away, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  const wordsOf = ({ act, side }: SeriesVeto) => {
    const name = side === null ? '' : teams[side].shortName;
    return act === 'left' ? t`剩下的一张` : act === 'ban' ? t`${name} 禁用` : t`${name} 选图`;
  };
  return (
    <ol className={list} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      {steps.map((step) => (
        <li key={step.map} className={vetoStep[step.side ?? 'left']} data-act={step.act}>
          {step.act === 'ban' ? <s className={vetoMap.ban}>{step.map}</s> : <span className={vetoMap.open}>{step.map}</span>}
          <span className={vetoAct}>{wordsOf(step)}</span>
        </li>
      ))}
    </ol>
  );
});
