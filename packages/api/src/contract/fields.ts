import * as z from 'zod/mini';

const secrets = z.registry<object>();

/** Marks a parameter that stands in no log, and in no hash that could be tried out: passwords, codes, numbers of cards and papers. */
/* @__NO_SIDE_EFFECTS__ */
export function secret<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  secrets.add(schema, {});
  return schema;
}

/** True for a marked schema, also where it is optional or has a default. */
function isSecret(schema: z.core.$ZodType): boolean {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return secrets.has(schema) || (innerType !== undefined && isSecret(innerType));
}

/** Names of the marked parameters of an input. */
export const secretsOf = (input: z.core.$ZodType): string[] =>
  input instanceof z.ZodMiniObject
    ? Object.entries<z.core.$ZodType>(input.shape).flatMap(([name, schema]) => (isSecret(schema) ? [name] : []))
    : [];

/** An identifier: decimal text of a positive 63-bit integer, or a short slug; never trusted as more than text. */
export const id = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** Milliseconds UTC. */
export const instant = z.int();

/** An integer that may arrive as query text; plain digits only, so that `1e3`, `0x10` and ` 1` are refused. */
export const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))]),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  );

/** Any number that may arrive as query text, for a call whose refusal says itself what the number may be. */
export const figure = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,15})?$/)), z.transform(Number))]),
  z.number(),
);

/** Control characters, marks of direction and letters without a shape; joiners, selectors and tags stay, which emoji are made of. */
const hidden = /(?!\n)[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;
/** Something to be seen: no blank, no empty Braille cell or note, no mark without a letter. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\u{1D159}]/u;
/** Everything that systems break lines with. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Normalises a text for storage: NFC, line feeds alone, nothing invisible; empty where nothing is visible. */
export const cleanLines = (value: string): string => {
  const cleaned = value.normalize('NFC').replace(lineBreak, '\n').replaceAll('\t', ' ').replace(hidden, '').trim();
  return visible.test(cleaned) ? cleaned : '';
};

/** The same in one line: a blank replaces each line break, so that pasted lines do not run together. */
export const cleanLine = (value: string): string => cleanLines(value).replace(/ *\n[ \n]*/g, ' ');

/** Text of at most `maximum` code points once it is cleaned. */
const cleaned = (maximum: number, minimum: number, clean: (value: string) => string) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(maximum * 8)), z.transform(clean)),
    z.string().check(z.refine((value) => [...value].length >= minimum && [...value].length <= maximum)),
  );

/** One line of at most `maximum` code points. */
export const text = (maximum: number, minimum = 1) => cleaned(maximum, minimum, cleanLine);

/** The same with the breaks of its lines. */
export const lines = (maximum: number, minimum = 1) => cleaned(maximum, minimum, cleanLines);

/** Languages that something may be written or spoken in. */
export const languages = ['zh', 'en', 'vi'] as const;

/** No parameters. */
export const nothing = z.object({});

/** `page` from 1 and `limit` up to `most`. */
export const paging = (usual = 24, most = 100) => ({ page: z._default(integer(1, 10_000), 1), limit: z._default(integer(1, most), usual) });

/** A page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

/** Two colours of a team or league as CSS text. */
export const colors = z.tuple([z.string(), z.string()]);
