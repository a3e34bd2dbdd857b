import * as z from 'zod/mini';

const goals = z.optional(z.nullable(z.int()));
/** A match as the files of championships write it: goals in fields of their own, the zone beside the time. */
const roundMatch = z.looseObject({
  time: z.optional(z.nullable(z.string())),
  timezone: z.optional(z.nullable(z.string())),
  group: z.optional(z.nullable(z.string())),
  score1: goals,
  score2: goals,
  score1i: goals,
  score2i: goals,
  score1et: goals,
  score2et: goals,
  score1p: goals,
  score2p: goals,
});
const rounds = z.looseObject({ rounds: z.array(z.object({ name: z.string(), matches: z.array(roundMatch) })) });

type RoundMatch = z.output<typeof roundMatch>;

const pairOf = (home: number | null | undefined, away: number | null | undefined) =>
  typeof home === 'number' && typeof away === 'number' ? [home, away] : undefined;

function scoreOf({ score1, score2, score1i, score2i, score1et, score2et, score1p, score2p }: RoundMatch) {
  return {
    ft: pairOf(score1, score2),
    ht: pairOf(score1i, score2i),
    et: pairOf(score1et, score2et),
    p: pairOf(score1p, score2p),
  };
}

function flat(round: string, match: RoundMatch): unknown {
  const { time, timezone, group, ...rest } = match;
  return {
    ...rest,
    round,
    score: rest.score ?? scoreOf(match),
    ...(time && { time: timezone ? `${time} ${timezone}` : time }),
    ...(group && { group }),
  };
}

/** Converts a file with matches under their rounds, as championships have, to the shape of all others. */
export function flattened(document: unknown): unknown {
  const found = rounds.safeParse(document);
  if (!found.success) return document;
  const { rounds: own, ...rest } = found.data;
  return { ...rest, matches: own.flatMap(({ name, matches }) => matches.map((match) => flat(name, match))) };
}
