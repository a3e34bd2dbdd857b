import * as z from 'zod/mini';

const name = z.pipe(
  z.union([
    z.string(),
    z.pipe(
      z.object({ name: z.string() }),
      z.transform((team) => team.name),
    ),
  ]),
  z.pipe(
    z.transform((value: string) =>
      value
        .normalize('NFC')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    ),
    z.string().check(z.minLength(1), z.maxLength(80)),
  ),
);

const goals = z.int().check(z.gte(0), z.lte(99));
const pair = z.tuple([goals, goals]);

const goal = z.object({
  name,
  /** A number in some files, text such as `45` or `90+3` in others. */
  minute: z.union([z.int().check(z.gte(0), z.lte(150)), z.string().check(z.regex(/^\d{1,3}(\+\d{1,2})?'?$/))]),
  offset: z.optional(z.int().check(z.gte(0), z.lte(40))),
  penalty: z.optional(z.boolean()),
  owngoal: z.optional(z.boolean()),
});
export type WrittenGoal = z.output<typeof goal>;

/** A match as openfootball writes it; the goals of a side are those that count for it. */
export const writtenMatch = z.object({
  /** Play-offs of some seasons have only a stage. */
  round: z.optional(z.string().check(z.maxLength(80))),
  stage: z.optional(z.string().check(z.maxLength(80))),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: z.optional(z.string().check(z.maxLength(20))),
  team1: name,
  team2: name,
  score: z.optional(z.object({ ft: z.optional(pair), ht: z.optional(pair), et: z.optional(pair), p: z.optional(pair) })),
  goals1: z.optional(z.array(goal).check(z.maxLength(99))),
  goals2: z.optional(z.array(goal).check(z.maxLength(99))),
  group: z.optional(z.string().check(z.maxLength(40))),
  ground: z.optional(z.string().check(z.maxLength(120))),
  status: z.optional(z.string().check(z.maxLength(40))),
});
export type WrittenMatch = z.output<typeof writtenMatch>;

/** A file of a season. */
export const writtenSeason = z.object({
  name: z.string().check(z.maxLength(120)),
  matches: z.array(z.unknown()).check(z.minLength(1), z.maxLength(5_000)),
});

/** A file that only lists the groups of a cup, which its matches contain too. */
export const writtenGroups = z.object({ name: z.string(), groups: z.array(z.unknown()) });
