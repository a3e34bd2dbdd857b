import { codes } from '../contract/envelope.ts';
import type { Call, CallDeclaration } from '../contract/define.ts';
import { languages } from '../contract/fields.ts';
import { areaOf, areas } from './areas.ts';
import type { JsonSchema, OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiParameter } from './document.ts';
import { dataSchema, envelopeSchema, inputSchema } from './schemas.ts';
import { callerTexts, overview, rateTexts, cacheTexts } from './texts.ts';

export interface OpenApiOptions {
  /** Name of the site. */
  title: string;
  version: string;
}

const isServed = (call: CallDeclaration): call is Call => 'input' in call && 'data' in call;

/** The two headers that several calls share. */
const sharedHeaders: Record<'lang' | 'idempotencyKey', OpenApiParameter> = {
  lang: {
    name: 'lang',
    in: 'header',
    required: false,
    description: 'Language of msg and names; zh by default.',
    schema: { type: 'string', enum: [...languages], default: 'zh' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Repeating the call with this key has one effect.',
    schema: { type: 'string', maxLength: 255 },
  },
};
const sharedHeader = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/parameters/${name}` });

const asParameters = ({ properties = {}, required = [] }: JsonSchema): OpenApiParameter[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));

function securityOf({ caller, scope }: CallDeclaration): OpenApiOperation['security'] {
  if (caller === 'signin') return [];
  return [...(caller === 'public' ? [{}] : []), { token: [] }, ...(scope === undefined ? [] : [{ accessToken: [scope] }])];
}

const descriptionOf = (call: CallDeclaration): string =>
  [
    call.summary,
    isServed(call) ? undefined : 'Not served yet: answers code 1.',
    `Caller: ${callerTexts[call.caller]}.`,
    call.scope && `Access tokens need the scope ${call.scope}.`,
    call.fresh && `A member whose second factor is on must have proven it within ten minutes; else code ${codes.factorNeeded}.`,
    `Limited ${rateTexts[call.rate]}.`,
    call.changes
      ? `Changes state; ${call.idempotent ? 'repeating it with one Idempotency-Key has one effect' : 'each call counts'}.`
      : undefined,
    call.cache && cacheTexts[call.cache].text,
    call.origin === 'ours' ? 'Not in the specification: fills a gap of it.' : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');

/** Describes the input of a served call: in the query, or as a JSON body. */
function inputOf(call: CallDeclaration): Pick<OpenApiOperation, 'requestBody'> & { query: OpenApiParameter[] } {
  if (!isServed(call)) return { query: [] };
  const schema = inputSchema(call);
  if (call.method === 'GET' || call.inQuery) return { query: asParameters(schema) };
  return { query: [], requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function operationOf(call: CallDeclaration): OpenApiOperation {
  const { query, ...body } = inputOf(call);
  const answer = isServed(call) ? envelopeSchema(dataSchema(call), { type: 'integer' }) : envelopeSchema({}, { const: codes.failed });
  return {
    operationId: `${call.method.toLowerCase()}_${call.path.replaceAll(/\W+/g, '_')}`,
    tags: [areaOf(call)],
    summary: call.summary,
    description: descriptionOf(call),
    security: securityOf(call),
    parameters: [...query, sharedHeader('lang'), ...(call.changes && call.idempotent ? [sharedHeader('idempotencyKey')] : [])],
    ...body,
    responses: {
      200: { description: 'The envelope; refusals with another status carry it too.', content: { 'application/json': { schema: answer } } },
    },
    'x-served': isServed(call),
    'x-caller': call.caller,
    'x-rate': call.rate,
    'x-scope': call.scope ?? null,
    'x-fresh': call.fresh ?? false,
    'x-origin': call.origin,
    'x-changes': call.changes,
    'x-idempotent': call.idempotent,
    'x-shared': call.cache ? cacheTexts[call.cache].sharedBy : null,
  };
}

/** Describes calls, served or not, as an OpenAPI 3.1 document. For the server and its docs; never part of the client. */
export function buildOpenApi(calls: readonly CallDeclaration[], { title, version }: OpenApiOptions): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const method = call.method.toLowerCase() as OpenApiMethod;
    paths[`/${call.path}`] = { ...paths[`/${call.path}`], [method]: operationOf(call) };
  }
  const used = new Set(calls.map(areaOf));
  return {
    openapi: '3.1.0',
    info: { title, version, description: overview },
    servers: [{ url: '/api' }],
    tags: areas.filter((area) => used.has(area)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'Given by user/login; a new one each time.' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Made by a member on the page for developers; also sent in the header token.',
        },
      },
      parameters: sharedHeaders,
    },
  };
}
