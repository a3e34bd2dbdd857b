import type * as z from 'zod/mini';

/** Parsed parameters, or the field that fails; empty when it is none in particular. */
export type ReadInput = { success: true; data: unknown } | { success: false; field: string };

type Issue = z.core.$ZodIssue;
type Container = Record<PropertyKey, unknown>;

const containerOf = (value: unknown, path: readonly PropertyKey[]): Container | undefined =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Container)[key] : undefined), value) as
    | Container
    | undefined;

/**
 * Converts whole numbers to text where text is expected, because some clients keep ids and codes as numbers; undefined when there is none.
 */
function withTexts(value: unknown, issues: readonly Issue[]): unknown {
  const wrong = issues.flatMap(({ code, path, ...issue }) => {
    const at = path.at(-1);
    const given = at === undefined ? undefined : containerOf(value, path.slice(0, -1))?.[at];
    const isText = code === 'invalid_type' && 'expected' in issue && issue.expected === 'string';
    return isText && at !== undefined && Number.isSafeInteger(given) ? [{ path, at, given }] : [];
  });
  if (wrong.length === 0) return undefined;
  const copy = structuredClone(value);
  for (const { path, at, given } of wrong) {
    const holder = containerOf(copy, path.slice(0, -1));
    if (holder) holder[at] = String(given);
  }
  return copy;
}

/** Parses the parameters of a call. */
export function readInput(input: z.ZodMiniType, value: unknown): ReadInput {
  const read = input.safeParse(value);
  if (read.success) return read;
  const repaired = withTexts(value, read.error.issues);
  if (repaired !== undefined) return readInput(input, repaired);
  return { success: false, field: (read.error.issues[0]?.path ?? []).map(String).join('.') };
}
