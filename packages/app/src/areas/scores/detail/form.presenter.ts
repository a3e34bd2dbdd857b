import type { Match } from '@pitchside/api/scores/matches';
import { resultFor } from '@pitchside/ui/HeadToHead';
import { pastViews } from './detail.presenter.ts';

/** Last results of a team, newest first. */
export const formView = (matches: readonly Match[], teamId: string, most = 5) =>
  pastViews(matches)
    .flatMap((match) => resultFor(match, teamId) ?? [])
    .slice(0, most);

/** Unit of the score by sport. */
export const scorings = { football: 'goals', basketball: 'points', esports: 'maps' } as const;
