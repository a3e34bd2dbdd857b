import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { pageAnnouncer } from '../../feedback/announcer/index.ts';
import type { Team } from '../Crest/team.ts';
import { useMatchSentence } from '../Scorebug/useMatchSentence.ts';
import { minuteText } from '../StatusChip/status.ts';
import { changesScore, isGoal, type MatchEventItem } from './events.ts';
import { eventNames } from './eventNames.ts';

/** Most events that come at once while a match is followed; more of them were there before. */
const most = 3;

const isUrgent = ({ kind }: MatchEventItem) => isGoal(kind) || kind === 'red' || kind === 'second_yellow' || kind === 'goal_cancelled';

/**
 * Reads the events of a match to a screen reader as they come, each once: 67', 进球, 福登, 曼城 2 比 1 阿森纳.
 * @param match the sides, undefined before they are known
 * @param events oldest first
 */
export function useSpokenEvents(match: { id: string; home: Team; away: Team } | undefined, events: readonly MatchEventItem[]): void {
  const { t, i18n } = useLingui();
  const standing = useMatchSentence();
  const seen = useRef<{ match: string; ids: Set<string> }>(undefined);
  useEffect(() => {
    if (!match) return;
    const isFollowed = seen.current?.match === match.id;
    const known = isFollowed ? seen.current?.ids : undefined;
    const fresh = events.filter(({ id }) => !known?.has(id));
    seen.current = { match: match.id, ids: new Set([...(known ?? []), ...events.map(({ id }) => id)]) };
    // The first that are known were there before.
    if (!known?.size || fresh.length > most) return;
    for (const event of fresh) {
      const { id, kind, minute, added, side, player, otherPlayer, score } = event;
      const facts = [
        `${minuteText({ minute, ...(added !== undefined && { added }) })}'`,
        i18n._(eventNames[kind]),
        player,
        side && match[side].shortName,
        otherPlayer && (kind === 'substitution' ? t`换下 ${otherPlayer}` : t`助攻 ${otherPlayer}`),
        score && changesScore(kind) && standing({ ...match, score, status: { kind: 'live', minute } }),
      ];
      pageAnnouncer().say(facts.filter(Boolean).join(', '), isUrgent(event) ? 'goal' : 'event', id);
    }
  });
}
