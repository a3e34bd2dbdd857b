import { useEffect, useState } from 'react';
import type { Score, Side } from '../Crest/team.ts';

/** How long a goal is shown in the scoring side's colour, in ms. */
export const scoredFor = 4000;

function scoringSide(before: Score | null, after: Score | null): Side | null {
  if (!before || !after) return null;
  if (after.home > before.home) return 'home';
  return after.away > before.away ? 'away' : null;
}

/** The side whose score has just gone up, for four seconds. `told` overrides what the part notices by itself: a side, or null for none. */
export function useScored(score: Score | null, told?: Side | null): Side | null {
  const [seen, setSeen] = useState(score);
  const [noticed, setNoticed] = useState<Side | null>(null);
  if (seen?.home !== score?.home || seen?.away !== score?.away) {
    setSeen(score);
    setNoticed(scoringSide(seen, score));
  }
  useEffect(() => {
    if (!noticed) return;
    const timer = setTimeout(() => setNoticed(null), scoredFor);
    return () => clearTimeout(timer);
  }, [noticed, seen]);
  return told === undefined ? noticed : told;
}
