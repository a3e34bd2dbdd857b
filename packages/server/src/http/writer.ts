import { codes, type Call } from '@pitchside/api/contract';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

const plain = new Set<unknown>(['string', 'integer', 'number', 'boolean']);

/** The writer distinguishes the items of a tuple by plain types alone; a tuple with any other item is written without a schema. */
function looseTuples({ jsonSchema }: { jsonSchema: { items?: unknown } }): void {
  const { items } = jsonSchema;
  if (!Array.isArray(items) || items.every((item: { type?: unknown }) => plain.has(item.type))) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
}

type Writer = (data: unknown) => string;

/** Writers of the contract's calls; all sites of a process share them. */
const made = new WeakMap<Call, Writer>();

/** A new writer, with its schema, its validators and its code: some milliseconds of work. */
export function makeWriter(call: Call): Writer {
  const data = z.toJSONSchema(call.data, { target: 'draft-7', io: 'output', unrepresentable: 'any', override: looseTuples });
  const write = fastJson(data as Parameters<typeof fastJson>[0]);
  return (value) => `{"code":${codes.ok},"msg":"","data":${write(value)}}`;
}

/** JSON serializer of a call's answer, built at its first use; it drops fields that the schema does not name. */
export function answerWriter(call: Call): Writer {
  return (data) => {
    let writer = made.get(call);
    if (!writer) made.set(call, (writer = makeWriter(call)));
    return writer(data);
  };
}
