import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, createPatch, unchanged } from './patch.ts';

/** JSON whose names often meet, with those that mean something in a patch or to JavaScript. */
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 2, '', 'x'),
    fc.array(tie('json'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '0', '1', '-', '=', '__proto__', 'toString', '$t'), tie('json')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries) as Record<string, unknown>),
  ),
}));
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a patch that was sent makes exactly the new value of the old one, which stays as it was', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const was = JSON.stringify(before);
      const patch = createPatch(before, after);
      const made = patch === unchanged ? before : applyPatch(before, sent(patch));
      expect(made).toEqual(after);
      expect(JSON.stringify(made)).toHaveLength(JSON.stringify(after).length);
      expect(JSON.stringify(before)).toBe(was);
    }),
    { numRuns: 3_000 },
  );
});

test('nothing is sent of what did not change', () => {
  fc.assert(
    fc.property(json, (value) => {
      const special = JSON.stringify(value).match(/"[-=]":/);
      if (!special) expect(createPatch(value, sent(value))).toBe(unchanged);
    }),
  );
});

test.each([
  ['a field', { a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 1, d: 3 } }, { b: { d: 3 } }],
  ['null', { a: 1 }, { a: null }, { a: null }],
  ['a field that goes', { a: 1, b: null }, { a: 1 }, { '-': ['b'] }],
  ['an object in the place of null', { a: null }, { a: { b: 1 } }, { a: { '=': { b: 1 } } }],
  ['an item', { a: [10, 20, 30, 40, 50, 60] }, { a: [10, 20, 30, 41, 50, 60] }, { a: { 3: 41 } }],
  [
    'one more item',
    {
      a: [
        [27, 20],
        [22, 31],
      ],
    },
    {
      a: [
        [27, 20],
        [22, 31],
        [0, 2],
      ],
    },
    { a: { 2: [0, 2] } },
  ],
  ['a shorter list', { a: ['one', 'two', 'three'] }, { a: ['one', 'two'] }, { a: { '-': 2 } }],
  ['a short list', { a: [1, 2] }, { a: [2, 2] }, { a: [2, 2] }],
])('%s is told', (_what, before, after, patch) => {
  expect(createPatch(before, after)).toEqual(patch);
});

test('a text that will be chosen by language is replaced, also where it was something else', () => {
  const isText = (value: object) => '$t' in value;
  const [one, other] = [{ $t: { zh: '零', en: 'zero' } }, { $t: { zh: '零', en: 'nil' } }];
  const before = { a: one, b: one, c: { d: 1 }, e: one, f: [1, 2, 3, 4, 5, one] };
  const after = { a: sent(one), b: other, c: one, e: { d: 1 }, f: [1, 2, 3, 4, 5, other], g: one };
  const patch = createPatch(before, after, isText);
  expect(patch).toEqual({ b: other, c: one, e: { '=': { d: 1 } }, f: { 5: other }, g: one });
  const chosen = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_name, each: { $t?: { en: string } } | null): unknown => each?.$t?.en ?? each);
  expect(applyPatch(chosen(before), chosen(patch))).toEqual(chosen(after));
});

test('whatever comes as a patch, it makes a value or throws, and costs no more than it holds', () => {
  fc.assert(
    fc.property(json, json, (before, patch) => {
      try {
        const made = JSON.stringify(applyPatch(before, patch));
        expect(made.length).toBeLessThanOrEqual(JSON.stringify(before).length + JSON.stringify(patch).length);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(() => applyPatch([], { 4_000_000_000: 1 })).toThrow();
  expect(() => applyPatch([1], { '-': -5, 1: 1 })).toThrow();
  expect({}).not.toHaveProperty('polluted');
  expect(Object.getPrototypeOf(applyPatch({ a: 1 }, JSON.parse('{"__proto__":{"=":{"polluted":1}}}')))).toBe(Object.prototype);
});
