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

/** What a caller sends: the shape after validation, which has the bounds, with only that required which has no default; more fields are let through and ignored. */
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

/** What a served call gives in `data`. */
export const dataSchema = ({ data }: Call): JsonSchema => asJsonSchema(data, 'output');
