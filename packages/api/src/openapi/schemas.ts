import * as z from 'zod/mini';
import type { Call } from '../contract/define.ts';
import type { JsonSchema } from './document.ts';

/** Every integer is a safe one; saying so each time only hides the bounds that were chosen. */
function leaveOutSafeBounds(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function asJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', refine = leaveOutSafeBounds): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => refine(jsonSchema),
  });
  return json as JsonSchema;
}

/**
 * Schema of a call's input: the shape after validation, which has the bounds; required are only the fields without a default, and
 * additional fields are ignored.
 */
export function inputSchema({ input }: Call): JsonSchema {
  const { required = [] } = asJsonSchema(input, 'input');
  const read = asJsonSchema(input, 'output', (schema) => {
    leaveOutSafeBounds(schema);
    delete schema.additionalProperties;
  });
  return { ...read, required };
}

/** An answer around its data. */
export const envelopeSchema = (data: JsonSchema, code: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

/** Schema of a served call's `data`. */
export const dataSchema = ({ data }: Call): JsonSchema => asJsonSchema(data, 'output');
