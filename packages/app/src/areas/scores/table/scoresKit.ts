import type { Match, Sport } from '@pitchside/api/scores/matches';
import type { LivePatch, ScoreGridProps, ScoreMatch, ScoreTableSkeletonProps } from '@pitchside/ui/ScoreTable';
import type { ComponentType } from 'react';
import type { ScoreColumns } from './scoresChoice.store.ts';

/** Sports that have a score list of this shape. */
export type ScoreSport = Exclude<Sport, 'esports'>;

/** Differences of a sport's score list from the others. */
export interface ScoreKit<Item extends ScoreMatch = ScoreMatch> {
  sport: ScoreSport;
  /** Path of the screen. */
  path: string;
  /** Path of the page that has the table of a league, by its `id`. */
  basePath: string;
  Table: ComponentType<ScoreGridProps<Item>>;
  Skeleton: ComponentType<ScoreTableSkeletonProps>;
  /** Converts a match into a row of the table. */
  view: (match: Match, columns: ScoreColumns) => Item;
  /** Changed fields of a row for its cells; unchanged ones are left out. */
  patch: (match: Match, before: Match | undefined, columns: ScoreColumns) => LivePatch;
}
