import { useEffect, useState } from 'react';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import type { Score, Side } from '../Crest/team.ts';

/** Time that a goal is shown in the scoring side's colour, ms. */
export const scoredFor = 4000;

function scoringSide(before: Score | null, after: Score | null): Side | null {
  if (!before || !after) return null;
  if (after.home > before.home) return 'home';
  return after.away > before.away ? 'away' : null;
}

/**
 * Returns the side whose score has just gone up, for four seconds of the surrounding clock. `scoredSide` overrides the detection:
 * a side, or null for none. `matchId` identifies the match, where the component may show another one next: that is no goal.
 */
export function useScored(score: Score | null, scoredSide?: Side | null, matchId?: string): Side | null {
  const [seen, setSeen] = useState({ score, matchId });
  const [noticed, setNoticed] = useState<Side | null>(null);
  const { now } = useEnvironment();
  if (seen.matchId !== matchId || seen.score?.home !== score?.home || seen.score?.away !== score?.away) {
    setSeen({ score, matchId });
    setNoticed(seen.matchId === matchId ? scoringSide(seen.score, score) : null);
  }
  useEffect(() => {
    if (!noticed) return;
    const until = now() + scoredFor;
    let timer: ReturnType<typeof setTimeout>;
    // A stopped clock, as in stories, keeps the state.
    const wait = () => (timer = setTimeout(() => (now() < until ? wait() : setNoticed(null)), until - now()));
    wait();
    return () => clearTimeout(timer);
  }, [noticed, seen, now]);
  return scoredSide === undefined ? noticed : scoredSide;
}
