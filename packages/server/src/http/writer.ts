import { codes, type Call } from '@pitchside/api/contract';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type Writer = (data: unknown) => string;
type JsonSchema = Parameters<typeof fastJson>[0];
type Node = Record<string, unknown>;

const plain = new Set<unknown>(['string', 'integer', 'number', 'boolean']);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The union as one plain schema, if no member has to be told from another: a value that may be null, or literals of one plain type.
 * For any other the writer compiles a validator per member and tries them for each value.
 */
function withoutUnion(union: readonly Node[]): Node | undefined {
  const members = union.filter(({ type }) => type !== 'null');
  const [first] = members;
  if (!first || members.some((member) => '$ref' in member)) return undefined;
  const isOneType = plain.has(first['type']) && members.every(({ type }) => type === first['type']);
  if (members.length > 1 && !isOneType) return undefined;
  return { ...(members.length > 1 ? { type: first['type'] } : first), ...(members.length < union.length && { nullable: true }) };
}

/** A schema that the writer turns into less code, which writes the same text. */
function simplified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplified);
  if (!isNode(schema)) return schema;
  const { items } = schema;
  // The writer distinguishes the items of a tuple by plain types alone; a tuple with any other item is written without a schema.
  if (Array.isArray(items) && !items.every((item) => isNode(item) && plain.has(item['type']))) return {};
  const all = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplified(value)]));
  const { anyOf, ...rest } = all;
  const one = Array.isArray(anyOf) ? withoutUnion(anyOf.filter(isNode)) : undefined;
  return one ? { ...rest, ...one } : all;
}

/** JSON schema of an answer's data as its writer is made from it. */
export const answerSchema = (data: Call['data']): JsonSchema =>
  simplified(z.toJSONSchema(data, { target: 'draft-7', io: 'output', unrepresentable: 'any' })) as JsonSchema;

/** A new writer of an answer's data, with its code: about a millisecond of work. */
export const makeWriter = (data: Call['data']): Writer => fastJson(answerSchema(data));

/** Writers of the contract's calls; all sites of a process share them. */
const made = new WeakMap<Call, Writer>();

/** JSON serializer of a call's answer, built at its first use; it drops fields that the schema does not name. */
export function answerWriter(call: Call): Writer {
  return (data) => {
    let writer = made.get(call);
    if (!writer) made.set(call, (writer = makeWriter(call.data)));
    return `{"code":${codes.ok},"msg":"","data":${writer(data)}}`;
  };
}
