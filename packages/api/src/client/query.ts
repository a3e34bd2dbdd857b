/** A query parameter; the server reads one meaning from each name, so lists and objects have no form. */
type QueryValue = string | number | boolean;

function asText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value satisfies QueryValue);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value satisfies QueryValue);
  throw new TypeError(`The parameter "${name}" cannot travel in a query: ${Array.isArray(value) ? 'an array' : String(value)}`);
}

/**
 * Encodes the parameters of a call as a query and leaves out undefined ones. Throws a TypeError for arrays, objects, null and numbers
 * that are not finite.
 */
export function asQuery(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, asText(name, value)]));
}
