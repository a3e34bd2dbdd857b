/**
 * A patch of a JSON value, close to a JSON merge patch (RFC 7396): an object holds the patches of an object by name, or of an array by
 * index; anything else is the new value. Unlike there, null is a value, and two names are special: `-` lists the names that are gone, or
 * is the length of a shorter array; `=` holds a new value that is itself an object.
 */
const [gone, whole] = ['-', '='];

/** Answer of `createPatch` where nothing changed. */
export const unchanged = Symbol('unchanged');

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasSpecialName = (value: Fields) => Object.hasOwn(value, gone) || Object.hasOwn(value, whole);
const valueOf = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
const replaced = (value: unknown): unknown => (isFields(value) ? { [whole]: value } : value);
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * Patch that makes one JSON value of another; `unchanged` when they are equal.
 * @param isText objects that become texts before anybody reads them: they are replaced, never patched
 */
export function createPatch(before: unknown, after: unknown, isText: (value: object) => boolean = () => false): unknown {
  const wasText = isFields(before) && isText(before);
  if (isFields(after) && isText(after)) return wasText && createPatch(before, after) === unchanged ? unchanged : after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const patch = patchOfItems(before, after, isText);
    return patch === unchanged || sizeOf(patch) < sizeOf(after) ? patch : after;
  }
  if (!isFields(before) || !isFields(after)) return before === after ? unchanged : replaced(after);
  if (wasText || hasSpecialName(before) || hasSpecialName(after)) return replaced(after);
  const patches = Object.keys(after).flatMap((name): [string, unknown][] => {
    const patch = createPatch(valueOf(before, name), after[name], isText);
    return patch === unchanged ? [] : [[name, patch]];
  });
  const lost = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  if (lost.length > 0) patches.push([gone, lost]);
  return patches.length === 0 ? unchanged : Object.fromEntries(patches);
}

function patchOfItems(before: readonly unknown[], after: readonly unknown[], isText: (value: object) => boolean): unknown {
  const patches = after.flatMap((item, index): [string, unknown][] => {
    const patch = createPatch(before[index], item, isText);
    return patch === unchanged ? [] : [[String(index), patch]];
  });
  if (after.length < before.length) patches.push([gone, after.length]);
  return patches.length === 0 ? unchanged : Object.fromEntries(patches);
}

/**
 * The value that a patch makes of another one, which stays as it was; both may share what did not change.
 * @throws Error for a patch that does not fit the value
 */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  if (Object.hasOwn(patch, whole)) return patch[whole];
  const lost = valueOf(patch, gone);
  const patches = Object.entries(patch).filter(([name]) => name !== gone);
  if (Array.isArray(before)) return patchedItems(before, patches, lost);
  if (!isFields(before)) throw new Error('a patch of nothing');
  const left = new Set<unknown>(Array.isArray(lost) ? lost : []);
  const fields = new Map(Object.entries(before).filter(([name]) => !left.has(name)));
  for (const [name, each] of patches) fields.set(name, applyPatch(fields.get(name), each));
  return Object.fromEntries(fields);
}

function patchedItems(before: readonly unknown[], patches: readonly (readonly [string, unknown])[], length: unknown): unknown[] {
  const items = before.slice(0, typeof length === 'number' ? length : before.length);
  for (const [name, patch] of patches) {
    const index = Number(name);
    // Items are added at the end, one by one: a short patch makes no long array.
    if (!Number.isInteger(index) || index < 0 || index > items.length) throw new Error('a patch of no item');
    items[index] = applyPatch(items[index], patch);
  }
  return items;
}
