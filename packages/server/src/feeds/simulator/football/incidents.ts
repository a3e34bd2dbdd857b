import type { Random } from '../../../platform/random.ts';

export type Side = 'home' | 'away';
export const otherSide: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };
export const sides: readonly Side[] = ['home', 'away'];

/** Incidents while the ball is in play. */
export type IncidentKind = 'goal' | 'penalty_goal' | 'own_goal' | 'yellow' | 'red' | 'substitution' | 'corner';

/** A planned incident of one half. */
export interface Incident {
  kind: IncidentKind;
  /** Whom it is for: the side that a goal counts for, that is booked, that changes. */
  side: Side;
  /** Seconds since the half began. */
  second: number;
  /** Seconds after which a goal is cancelled; undefined for valid incidents. */
  reviewed?: number;
}

/** Seconds that each half lasts. */
export type HalfLengths = readonly [number, number];

/** Seconds after an incident in which nothing else happens. */
const hold: Readonly<Record<IncidentKind, number>> = {
  goal: 60,
  penalty_goal: 60,
  own_goal: 60,
  yellow: 30,
  red: 75,
  substitution: 12,
  corner: 25,
};

/** Mean goals of equal teams; together 2.65, and a little more the less equal they are. */
const homeGoals = 1.45;
const awayGoals = 1.2;
/** Exponent by which strength turns into goals: 20 points ahead are worth two thirds more. */
const edge = 2.6;

/** Mean goals of two sides by their strengths of 1-100. */
export function meanGoals({ home, away }: Readonly<Record<Side, number>>): Record<Side, number> {
  const ahead = (home - away) / 100;
  return { home: homeGoals * Math.exp((edge / 2) * ahead), away: awayGoals * Math.exp((-edge / 2) * ahead) };
}

const goalKind = (random: Random): IncidentKind =>
  random.pick<[IncidentKind, number]>(
    [
      ['goal', 88],
      ['penalty_goal', 9],
      ['own_goal', 3],
    ],
    ([, weight]) => weight,
  )[0];

type Loose = Omit<Incident, 'second'> & { half: 0 | 1; second: number };

/** Draws everything that may happen in a match between teams of given strengths, before it is put in order. */
function draw(random: Random, lengths: HalfLengths, strengths: Readonly<Record<Side, number>>, share: number): Loose[] {
  const whole = lengths[0] + lengths[1];
  // Goals and cards come somewhat more often towards the end.
  const sometime = (lateness: number) => {
    const second = whole * random.unit() ** (1 / lateness);
    return second < lengths[0] ? { half: 0 as const, second } : { half: 1 as const, second: second - lengths[0] };
  };
  const several = (mean: number, make: () => Loose) => Array.from({ length: random.count(mean * share) }, make);
  const lead = (strengths.home - strengths.away) / 100;

  const side = (own: Side, goals: number, ahead: number): Loose[] => [
    ...several(goals, () => ({ ...sometime(1.15), kind: goalKind(random), side: own })),
    ...several(0.045, () => ({ ...sometime(1), kind: 'goal', side: own, reviewed: random.between(55, 120) })),
    ...several(2, () => ({ ...sometime(1.4), kind: 'yellow', side: own })),
    ...several(0.045, () => ({ ...sometime(1.3), kind: 'red', side: own })),
    ...several(4.9 * Math.exp(ahead), () => ({ ...sometime(1), kind: 'corner', side: own })),
    // No substitutions in extra time: the changes are made by then.
    ...(share < 1 ? [] : [random.between(0, 3) === 0 ? 2 : 9 * 60, 20 * 60, 33 * 60]).flatMap((window, index): Loose[] => {
      const second = index === 0 && window === 2 ? window : window + random.between(0, 9 * 60);
      return Array.from({ length: random.between(index === 0 ? 0 : 1, 2) }, () => ({ half: 1, second, kind: 'substitution', side: own }));
    }),
  ];
  const goals = meanGoals(strengths);
  return [...side('home', goals.home, lead), ...side('away', goals.away, -lead)];
}

/** Most incidents of a kind for one side; the rest is dropped. */
const limits: Partial<Record<IncidentKind, number>> = { substitution: 5, red: 1 };

/**
 * Plans both halves of a match, or of its extra time: incidents in order, each after the one before it is over, none after the whistle.
 * @param share share of a match that is played; there are no substitutions below 1
 */
export function planIncidents(
  random: Random,
  lengths: HalfLengths,
  strengths: Readonly<Record<Side, number>>,
  share = 1,
): readonly [Incident[], Incident[]] {
  const drawn = draw(random, lengths, strengths, share);
  const counts = new Map<string, number>();
  const inOrder = (half: 0 | 1): Incident[] => {
    let free = 1;
    return drawn
      .filter((incident) => incident.half === half)
      .sort((a, b) => a.second - b.second)
      .flatMap(({ half: _, ...incident }): Incident[] => {
        const second = Math.max(free, Math.floor(incident.second));
        const over = second + (incident.reviewed ?? 0);
        const key = incident.side + incident.kind;
        const count = (counts.get(key) ?? 0) + 1;
        if (over > lengths[half] - 5 || count > (limits[incident.kind] ?? Infinity)) return [];
        counts.set(key, count);
        free = over + hold[incident.kind];
        return [{ ...incident, second }];
      });
  };
  return [inOrder(0), inOrder(1)];
}
