import { ScoreTable, ScoreTableSkeleton } from '@pitchside/ui/ScoreTable';
import { routes } from '../../routes.data.ts';
import type { ScoreKit } from '../../shared/scores/scores.kit.ts';
import { scorePatch, scoreRow } from '../../shared/scores/scores.view.ts';

/** The score list of football. */
export const footballKit: ScoreKit = { sport: 'football', path: routes.football.path, Table: ScoreTable, Skeleton: ScoreTableSkeleton, view: scoreRow, patch: scorePatch };
