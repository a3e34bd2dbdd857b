import { drawnUrl } from './drawn.ts';
import { csPlace } from './gameCs.ts';
import { gameField, type GameKind } from './game.data.ts';
import { dotaPlace, lolPlace } from './gameLanes.ts';
import { kogPlace } from './gamePalace.ts';
import { seeded, type Chance } from './seed.ts';
import { svg } from './svg.ts';

const places: Record<GameKind, (chance: Chance) => string> = { lol: lolPlace, kog: kogPlace, cs: csPlace, dota2: dotaPlace };

/** Draws the scene of a game as flat markup, recognisable to its players; the sides hold the details, the middle is calm. */
export const gameMarkup = (kind: GameKind): string =>
  svg(places[kind](seeded(`game ${kind}`)), `0 0 ${gameField.width} ${gameField.height}`);

/** The address of the place of a game for `<img src>`. */
export const gameUrl = (kind: GameKind): string => drawnUrl(`game ${kind}`, () => gameMarkup(kind));
