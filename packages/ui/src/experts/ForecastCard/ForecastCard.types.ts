import type { VotePick } from '../../scores/MatchVote/index.ts';
import type { ForecastMatch } from './forecast.ts';
import type { RootProps } from '../../theme/root.ts';

export interface ForecastCardProps extends RootProps {
  match: ForecastMatch;
  /** Votes can still be cast. */
  open: boolean;
  /** Whether the viewer's vote is pending; default false. */
  voting?: boolean;
  /** Called with the match and the choice. */
  onVote: (id: string, pick: VotePick) => void;
  /** Called with the match to show the odds of its companies one by one; without it there is only their average. */
  onCompanies?: (id: string) => void;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}
