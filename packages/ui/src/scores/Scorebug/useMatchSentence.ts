import { useLingui } from '@lingui/react/macro';
import type { Score, Team } from '../Crest/team.ts';
import { type MatchStatus } from '../StatusChip/index.ts';
import { useStatusLabels } from '../StatusChip/useStatusLabels.ts';

/** The two sides, the score and the status: props of every score component. */
export interface MatchScore {
  /** Id of the match, so that the score of another match in the same place does not count as a goal; default the two teams. */
  matchId?: string;
  home: Team;
  away: Team;
  /** Null before the match. */
  score: Score | null;
  status: MatchStatus;
  /** Result of the shoot-out, where there was one. */
  penalties?: Score;
}

/** Describes a match in one sentence for a screen reader: 曼城 2 比 1 阿森纳，67 分钟. */
export function useMatchSentence(timeZone?: string): (match: MatchScore) => string {
  const { t } = useLingui();
  const words = useStatusLabels(timeZone);
  return ({ home: { shortName: home }, away: { shortName: away }, score, status, penalties }) => {
    const homeScore = score?.home;
    const awayScore = score?.away;
    const match = score ? t`${home} ${homeScore} 比 ${awayScore} ${away}` : t`${home} 对 ${away}`;
    const state = words.spoken(status, penalties);
    return t`${match}，${state}`;
  };
}
