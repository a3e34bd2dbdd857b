import { ArrowUpRight, CirclePause, CircleSlash2, Flame, Hand, ShieldHalf, type LucideIcon } from 'lucide-react';
import { mark } from '../../theme/recipes/sign.css.ts';

/** Plays in the commentary that are no events of the match. */
export const playKinds = ['shot_saved', 'shot_wide', 'shot_blocked', 'foul', 'offside', 'pressure'] as const;
export type PlayKind = (typeof playKinds)[number];

const all: ReadonlySet<string> = new Set(playKinds);

/** Whether a kind of entry is such a play. */
export const isPlay = (kind: string): kind is PlayKind => all.has(kind);

const pictures: Record<PlayKind, LucideIcon> = {
  shot_saved: Hand,
  shot_wide: ArrowUpRight,
  shot_blocked: ShieldHalf,
  foul: CircleSlash2,
  offside: CirclePause,
  pressure: Flame,
};

/** The sign of a play; the sentence beside it says the same. */
export function PlayMark({ kind }: { kind: PlayKind }) {
  const Picture = pictures[kind];
  return (
    <span className={mark.plain} aria-hidden="true">
      <Picture size={16} />
    </span>
  );
}
