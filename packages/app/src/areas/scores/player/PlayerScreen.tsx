import type { BaseSport } from '../base/place.ts';
import { BallPlayer } from './BallPlayer.tsx';
import { FootballPlayer } from './FootballPlayer.tsx';

/** The page of a player. */
export function PlayerScreen({ sport, id }: { sport: BaseSport; id: string }) {
  return sport === 'football' ? <FootballPlayer id={id} /> : <BallPlayer id={id} />;
}
