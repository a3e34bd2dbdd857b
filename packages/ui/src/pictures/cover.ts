import { basketballScene } from './basketball.ts';
import { drawnUrl, sidesOf, type DrawnArt } from './drawn.ts';
import { esportsScene } from './esports.ts';
import { footballScene, type Colors } from './football.ts';
import { posterScene } from './poster.ts';
import { studioScene } from './studio.ts';
import { svg } from './svg.ts';
import { tacticsScene } from './tactics.ts';

/** Subjects of a live room: a match of a sport, a talk, a tactics board, or a poster before kick-off. */
export const coverKinds = ['football', 'basketball', 'esports', 'studio', 'tactics', 'poster'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Input of a room's cover. */
export interface CoverArt extends DrawnArt {
  kind: CoverKind;
  /** Ids of the two teams, for the crests of a poster. */
  teams?: readonly [home: string, away: string];
}

type Scene = (seed: string, home: Colors, away: Colors, teams?: readonly [string, string]) => string;

const scenes: Record<CoverKind, Scene> = {
  football: footballScene,
  basketball: basketballScene,
  esports: esportsScene,
  studio: studioScene,
  tactics: tacticsScene,
  poster: posterScene,
};

/** The markup of a room's cover, 16:9. */
export const coverMarkup = (art: CoverArt): string => svg(scenes[art.kind](art.seed, ...sidesOf(art), art.teams));

/** The address of a room's cover for `<img src>`. */
export const coverUrl = (art: CoverArt): string =>
  drawnUrl(JSON.stringify([art.kind, art.seed, art.home, art.away, art.teams]), () => coverMarkup(art));
