import type { FeedShot } from '../../../modules/scores/sport/index.ts';
import { randomFor } from '../../../platform/random.ts';
import type { Game } from './game.ts';

/** Court in metres; the middle of the basket is `rim` from the end line. */
const court = { length: 28, width: 15, rim: 1.575 } as const;
/** Widest place of a shot from the middle of the court, and the least distance to the end line, m. */
const edge = { aside: 7.15, behind: 0.5 } as const;
/** Distances of shots for two, m, with their shares, and of those for three. */
const nearby = [
  { from: 0.4, to: 2.1, share: 52 },
  { from: 2.1, to: 4.5, share: 27 },
  { from: 4.5, to: 6.4, share: 21 },
] as const;
const outside = { from: 6.9, to: 8.1 } as const;
const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

/** Position of a shot, seen by its side: from its own end line to that of the basket, and from its left to its right. */
function positionOf(id: string, points: 2 | 3): { x: number; y: number } {
  const random = randomFor('place', id);
  const { from, to } = points === 3 ? outside : random.pick(nearby, ({ share }) => share);
  const away = from + random.unit() * (to - from);
  const angle = (random.unit() - 0.5) * Math.PI * 0.98;
  const aside = Math.max(-edge.aside, Math.min(edge.aside, away * Math.sin(angle)));
  const behind = Math.max(edge.behind, court.rim + away * Math.cos(angle));
  return { x: thousandths(1 - behind / court.length), y: thousandths(0.5 + aside / court.width) };
}

/** All shots from the field of a game in order of time; free throws have no place. */
export function courtShots({ fixture, plays, moments, marks, rosters }: Game): FeedShot[] {
  let moment = 0;
  return plays.flatMap((play, index): FeedShot[] => {
    while (moment < marks.length - 1 && (marks[moment]?.plays ?? 0) <= index) moment += 1;
    if (play.kind !== 'made' && play.kind !== 'missed') return [];
    const id = `${fixture.id}-s${String(index).padStart(3, '0')}`;
    const { side, points } = play;
    return [
      {
        ...{ id, side, points, added: 0, isPenalty: false, xg: null },
        minute: Math.max(1, Math.ceil((marks[moment]?.played ?? 0) / 60)),
        player: rosters[side][play.player]?.name ?? null,
        outcome: play.kind,
        ...positionOf(id, points),
        at: moments[moment]?.at ?? fixture.kickoffAt,
      },
    ];
  });
}
