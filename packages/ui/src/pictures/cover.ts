import { basketballScene } from './basketball.ts';
import { esportsScene } from './esports.ts';
import { footballScene, type Colors } from './football.ts';
import { posterScene } from './poster.ts';
import { storyKinds, storyScene, type StoryKind } from './story.ts';
import { studioScene } from './studio.ts';
import { tacticsScene } from './tactics.ts';
import { paint, svg, svgUrl } from './svg.ts';

/** What a live room shows: a match of a sport, a talk, a tactics board, or a poster before kick-off. */
export const roomCoverKinds = ['football', 'basketball', 'esports', 'studio', 'tactics', 'poster'] as const;
type RoomCoverKind = (typeof roomCoverKinds)[number];

/** Everything that a cover can show: rooms, and the stories of videos, posts and news. */
export const coverKinds = [...roomCoverKinds, ...storyKinds] as const;
export type CoverKind = RoomCoverKind | StoryKind;

/** What a cover is drawn from. */
export interface CoverArt {
  kind: CoverKind;
  /** The same seed gives the same picture. */
  seed: string;
  /** Colours of the home side; default turf and chalk. */
  home?: readonly [string, string];
  /** Colours of the away side; default dark blue and chalk. */
  away?: readonly [string, string];
  /** Ids of the two teams, so that a poster bears their crests. */
  teams?: readonly [home: string, away: string];
}

type Scene = (seed: string, home: Colors, away: Colors, teams?: readonly [string, string]) => string;

const scenes: Record<RoomCoverKind, Scene> = { football: footballScene, basketball: basketballScene, esports: esportsScene, studio: studioScene, tactics: tacticsScene, poster: posterScene };

const isRoomKind = (kind: CoverKind): kind is RoomCoverKind => kind in scenes;

const colors = (given: readonly [string, string] | undefined, fallback: Colors): Colors => [paint(given?.[0], fallback[0]), paint(given?.[1], fallback[1])];

/** The markup of a cover, 16:9. */
export function coverMarkup({ kind, seed, home, away, teams }: CoverArt): string {
  const chalk = 'oklch(0.97 0.01 140)';
  const own = colors(home, ['oklch(0.5 0.13 160)', chalk]);
  const other = colors(away, ['oklch(0.45 0.13 262)', chalk]);
  return svg(isRoomKind(kind) ? scenes[kind](seed, own, other, teams) : storyScene(kind, seed, own, other));
}

const kept = new Map<string, string>();
const keptLimit = 120;

/** The address of a cover for `<img src>`. Drawing takes about a millisecond, so the last ones are kept. */
export function coverUrl(art: CoverArt): string {
  const key = JSON.stringify([art.kind, art.seed, art.home, art.away, art.teams]);
  const known = kept.get(key);
  if (known) return known;
  const drawn = svgUrl(coverMarkup(art));
  const oldest = kept.keys().next();
  if (kept.size >= keptLimit && !oldest.done) kept.delete(oldest.value);
  kept.set(key, drawn);
  return drawn;
}
