import type { Side, Team } from '../Crest/team.ts';
import { figure, player, what } from './ShotMap.css.ts';
import { minuteText, xgText, type ShotItem } from './shots.ts';
import { useShotLabels } from './useShotLabels.ts';

/** The chosen shot: when, by whom, how it ended, and how likely a goal was. */
export function ShotReading({ shot, teams }: { shot: ShotItem; teams: Readonly<Record<Side, Team>> }) {
  const { outcomeOf } = useShotLabels(teams);
  return (
    <>
      <span className={figure}>{minuteText(shot)}</span>
      {shot.player && <span className={player}>{shot.player}</span>}
      <span className={what}>{teams[shot.side].shortName}</span>
      <span className={what}>{outcomeOf(shot)}</span>
      {shot.xg !== undefined && <span className={figure}>xG {xgText(shot.xg)}</span>}
    </>
  );
}
