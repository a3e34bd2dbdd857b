import { useLingui } from '@lingui/react/macro';
import { useMatchSentence } from '../Scorebug/useMatchSentence.ts';
import type { MatchStatusKind } from '../StatusChip/index.ts';
import type { GoalPopupItem, MatchEventKind } from './item.ts';

/** Texts of match events in the active language. */
export interface EventLabels {
  /** The banner of a popup: GOAL 进球. */
  banner: (item: GoalPopupItem) => string;
  /** People of the event: 福登，助攻 多库. */
  people: (item: GoalPopupItem) => string;
  /** The whole event as one sentence for a screen reader. */
  sentence: (item: GoalPopupItem) => string;
}

/** Status of a match after an event that is a turn of the match. */
const turns: Partial<Record<MatchEventKind, MatchStatusKind>> = { halftime: 'halftime', fulltime: 'finished' };

/** Returns the texts of events, in the language of the surrounding `UiProvider`. */
export function useEventLabels(): EventLabels {
  const { t } = useLingui();
  const matchSentence = useMatchSentence();
  const rest = { 'goal-cancelled': t`进球取消`, red: t`红牌`, yellow: t`黄牌`, kickoff: t`开赛`, halftime: t`中场`, fulltime: t`完场` };
  const banners: Record<MatchEventKind, string> = { goal: t`GOAL 进球`, ...rest };
  const events: Record<MatchEventKind, string> = { goal: t`进球`, ...rest };
  return {
    banner: ({ kind }) => banners[kind],
    people: ({ player, assist }) => {
      if (!player) return '';
      return assist ? t`${player}，助攻 ${assist}` : player;
    },
    sentence: (item) => {
      const { home, away, score, minute, added, player } = item;
      const event = events[item.kind];
      const match = matchSentence({ home, away, score, status: { kind: turns[item.kind] ?? 'live', minute, added } });
      if (!item.side) return t`${event}！${match}`;
      const team = item[item.side].shortName;
      return player ? t`${event}！${team}，${player}。${match}` : t`${event}！${team}。${match}`;
    },
  };
}
