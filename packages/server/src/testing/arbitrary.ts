import fc from 'fast-check';

/** Parts of a schema that are read: enough to make values that it accepts, most of the time. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  options?: Schema[];
  items?: Schema[];
  valueType?: Schema;
  entries?: Record<string, string | number>;
  values?: unknown[];
  checks?: { _zod: { def: { check: string; pattern?: RegExp; minimum?: number; maximum?: number; value?: number | bigint } } }[];
}
interface Schema {
  _zod: { def: Definition };
}

const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def);

function text(definition: Definition, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const checks = checksOf(definition);
  const pattern = checks.find(({ pattern }) => pattern)?.pattern;
  const [least = 0, most = 24] = [
    checks.find(({ check }) => check === 'min_length')?.minimum,
    checks.find(({ check }) => check === 'max_length')?.maximum,
  ];
  const plain = fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, 40)), unit: 'grapheme' });
  if (!pattern) return fc.oneof(known, plain);
  try {
    return fc.oneof(known, fc.stringMatching(pattern, { size: 'small' }));
  } catch {
    // Some patterns cannot be inverted; known values and plain text stand in.
    return fc.oneof(known, plain);
  }
}

function whole(definition: Definition): fc.Arbitrary<unknown> {
  const bounds = checksOf(definition);
  const bound = (check: string, usual: number) => Number(bounds.find((each) => each.check === check)?.value ?? usual);
  const [least, most] = [bound('greater_than', 0), bound('less_than', 3_000_000_000_000)];
  return fc.oneof(fc.integer({ min: least, max: Math.min(most, least + 20) }), fc.constantFrom(least, most));
}

/** Values that a schema mostly accepts. `known` are texts that mean something in the world at hand, such as ids of rooms. */
export function accepted(schema: unknown, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { def } = (schema as Schema)._zod;
  const of = (inner: Schema | undefined) => (inner ? accepted(inner, known) : fc.jsonValue());
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, inner]) => [key, accepted(inner, known)])));
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(of(def.innerType), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(of(def.innerType), { nil: null });
    case 'string':
      return text(def, known);
    case 'number':
    case 'int':
      return whole(def);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: '' }));
    case 'literal':
      return fc.constantFrom(...(def.values ?? ['']));
    case 'array':
      return fc.array(of(def.element), { maxLength: 4 });
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(of));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), of(def.valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(of));
    case 'pipe':
      return of(def.in);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values of a malicious client. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '🏳️‍🌈'.repeat(40),
    '%00',
    "' or 1=1 --",
    '../../etc/passwd',
    'x'.repeat(5_000),
    '１',
    '0x10',
    '1e3',
    '-0',
    'NaN',
    'null',
    'undefined',
    'true',
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    2 ** 31,
    2 ** 53,
    1e308,
    null,
    true,
    [],
    {},
    [1],
    [[]],
    { toString: 1 },
    { length: -1 },
    '9223372036854775807',
    '9223372036854775808',
    '9'.repeat(30),
  ),
);

/** A body that a schema mostly accepts, and a hostile one made of it: a value replaced, wrapped, left out, one too many. */
export function mutated(schema: unknown, known: fc.Arbitrary<string>): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.keys((schema as Schema)._zod.def.shape ?? {});
  const change = fc.record({
    how: fc.constantFrom('replace', 'wrap', 'drop', 'add'),
    key: keys.length > 0 ? fc.constantFrom(...keys) : fc.constant('id'),
    value: hostile,
  });
  return fc.tuple(accepted(schema, known), fc.array(change, { maxLength: 3 })).map(([value, changes]) => {
    const body: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    for (const { how, key, value: other } of changes) {
      if (how === 'drop') Reflect.deleteProperty(body, key);
      else if (how === 'add') Object.assign(body, { [`${key}_`]: other });
      else body[key] = how === 'wrap' ? [body[key]] : other;
    }
    return body;
  });
}
