import { game } from './GameMark.css.ts';
import type { SeriesGame } from './series.ts';

const letters: Readonly<Record<SeriesGame, string>> = { lol: 'L', kog: 'K', cs: 'C', dota2: 'D' };

/** The square of a game: a letter on its ground. The name of the game stands beside it or is in its container's label. */
export const GameMark = ({ game: id }: { game: SeriesGame }) => (
  <span className={game[id]} aria-hidden="true">
    {letters[id]}
  </span>
);
