import type { Clip } from '@pitchside/api/live/clips';
import type { ClipCardItem } from '@pitchside/ui/ClipCard';
import { coverView } from './cover.presenter.ts';
import { clipHref } from './clipLinks.ts';
import { teamView } from './match.presenter.ts';

/** Score of the match at the end of a clip; undefined where it has none. */
export function lastScore({ match, scores, goal }: Pick<Clip, 'match' | 'scores' | 'goal'>) {
  const last = scores.at(-1);
  if (!match || !last) return undefined;
  return {
    matchId: match.id,
    home: teamView(match.home),
    away: teamView(match.away),
    score: { home: last.home, away: last.away },
    status: { kind: 'live' as const, ...(goal && { minute: goal.minute, ...(goal.added > 0 && { added: goal.added }) }) },
  };
}

/** A clip as a card. */
export function clipView(clip: Clip): ClipCardItem {
  const { id, title, room, match, maker, anchor, state, length, created_at, at, is_annulled, kind } = clip;
  const score = kind === 'goal' ? lastScore(clip) : undefined;
  return {
    id,
    href: clipHref(id),
    title,
    cover: coverView({ id: `${room.id}-clip-${id}`, category: room.category, match, cover: match ? null : room.cover }),
    state,
    seconds: Math.round(length / 1_000),
    by: maker?.user_nickname ?? anchor.user_nickname,
    // A goal is as old as the goal, whenever its film was made.
    madeAt: kind === 'goal' ? at : created_at,
    ...(score && { match: score }),
    isAnnulled: is_annulled,
  };
}
