import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { taking, takingAt, takings, takingSide } from './Series.css.ts';
import { mapClock, type SeriesObjective } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SeriesTakingsProps extends RootProps {
  objectives: readonly SeriesObjective[];
  home: Team;
  away: Team;
}

/** Objectives that both sides have taken on a map, newest first. */
export const SeriesTakings = forwardRef<HTMLOListElement, SeriesTakingsProps>(function SeriesTakings(
  { objectives, home, away, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useSeriesLabels();
  const teams = { home, away };
  return (
    // A long list is scrolled by keyboard too.
    <ol className={takings} style={teamColors(home, away)} tabIndex={0} aria-label={t`资源时间线`} ref={ref} {...rootOf(root)}>
      {objectives.toReversed().map(({ second, side, code }) => (
        <li key={`${second} ${code}`} className={taking}>
          <span className={takingAt}>{mapClock(second)}</span>
          <span className={takingSide[side]}>{teams[side].shortName}</span>
          <span>{words.objectives[code]}</span>
        </li>
      ))}
    </ol>
  );
});
