import type { Match } from '@pitchside/api/scores/matches';
import { useEffect, useState } from 'react';

/** Time that a goal fills the strip, ms. */
const moment = 6_000;

type Score = Pick<Match, 'home_score' | 'away_score'>;

/** The side that has just scored; null when the moment has passed. */
export function useScoredSide(match: Score | null | undefined): 'home' | 'away' | null {
  const home = match?.home_score ?? null;
  const away = match?.away_score ?? null;
  const [before, setBefore] = useState({ home, away });
  const [side, setSide] = useState<'home' | 'away' | null>(null);
  if (before.home !== home || before.away !== away) {
    setBefore({ home, away });
    const isGoal = (now: number | null, last: number | null) => now !== null && last !== null && now > last;
    if (isGoal(home, before.home)) setSide('home');
    else if (isGoal(away, before.away)) setSide('away');
  }
  useEffect(() => {
    if (!side) return;
    const timer = setTimeout(() => setSide(null), moment);
    return () => clearTimeout(timer);
  }, [side, home, away]);
  return side;
}
