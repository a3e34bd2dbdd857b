import type { JsonSchema } from './document.ts';

const step = '  ';

function bounds({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const [least, most, unit] =
    minimum === undefined && maximum === undefined ? [minLength, maxLength, ' characters'] : [minimum, maximum, ''];
  if (least === undefined && most === undefined) return '';
  return ` (${[least, most].map((bound) => bound ?? '').join('..')}${unit})`;
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties);
  if (fields.length === 0) return '{}';
  const inner = indent + step;
  const lines = fields.map(([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function typeText(schema: JsonSchema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => schemaText(option, indent)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`;
  if (schema.type === 'array')
    return `list of ${schema.items && !Array.isArray(schema.items) ? schemaText(schema.items, indent) : 'anything'}`;
  if (schema.type === 'object') return objectText(schema, indent);
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? 'anything';
}

/** A schema as people read it: `{ id: string, page?: integer (1..100) = 1 }`, a field a line. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const usual = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  return `${typeText(schema, indent)}${bounds(schema)}${usual}`;
}
