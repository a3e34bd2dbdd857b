import { msg } from '@lingui/core/macro';
import { codes, declaredCalls, servedCalls, type Call, type CallDeclaration, type ServedCallName } from '@pitchside/api/contract';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CallError } from '../platform/call.error.ts';
import type { Caller, Handlers, Member } from '../platform/handlers.ts';
import { requestOf } from '../platform/writeRequest.ts';
import { localize, readLanguage } from '../text/local.ts';
import { isForeign } from './crossSite.ts';
import { refuse, refuseStatus } from './envelope.ts';
import { admit, authorise } from './guard.ts';
import type { Rights, TokenState } from '../platform/rights.ts';
import type { RateLimits } from './rate.ts';

/** What the router needs to know of the rest of the server. */
export interface RouterParts {
  handlers: Handlers;
  readToken(token: string | undefined): Promise<TokenState>;
  rights: Rights;
  rates: RateLimits;
}

const texts = { input: msg`输入错误`, notServed: msg`这个功能还没有开放`, foreign: msg`不能从别的网站发起这个操作` };

const readHeader = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const fromQuery = (call: CallDeclaration) => call.method === 'GET' || call.inQuery === true;

function readParams(call: Call, request: FastifyRequest): unknown {
  const read = call.input.safeParse(fromQuery(call) ? request.query : (request.body ?? {}));
  if (!read.success) throw new CallError(texts.input);
  return read.data;
}

type AnyHandler = (params: unknown, caller: Caller & { member: Member }) => Promise<unknown>;

const plain = new Set<unknown>(['string', 'integer', 'number', 'boolean']);

/** The writer tells the places of a tuple apart by plain types alone; a tuple with anything else in it is written as it is. */
function looseTuples({ jsonSchema }: { jsonSchema: { items?: unknown } }): void {
  const { items } = jsonSchema;
  if (!Array.isArray(items) || items.every((item: { type?: unknown }) => plain.has(item.type))) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
}

/** JSON writer of a call's answer, made once; it drops whatever the schema does not name. */
function answerWriter(call: Call): (data: unknown) => string {
  const data = z.toJSONSchema(call.data, { target: 'draft-7', io: 'output', unrepresentable: 'any', override: looseTuples });
  const write = fastJson(data as Parameters<typeof fastJson>[0]);
  return (value) => `{"code":${codes.ok},"msg":"","data":${write(value)}}`;
}

async function callerOf(call: CallDeclaration, request: FastifyRequest, parts: RouterParts): Promise<Caller | 'left'> {
  const token = readHeader(request.headers.token);
  const state = await parts.readToken(token);
  if (call.toleratesStaleToken && state.state === 'stale') return 'left';
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return admit(call, state, { language: readLanguage(request.headers.lang), address: request.ip, userAgent, token });
}

async function withinRate(
  call: CallDeclaration,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  rates: RateLimits,
): Promise<boolean> {
  const verdict = await rates(call.rate, { member: caller.member?.id, address: request.ip });
  if (verdict.allowed) return true;
  void reply.header('retry-after', verdict.retryAfter);
  refuseStatus(request, reply, 429);
  return false;
}

function mountServed(app: FastifyInstance, name: ServedCallName, parts: RouterParts): void {
  const call: Call = servedCalls[name];
  const write = answerWriter(call);
  // The guard has established what the handler's type asks: a member for every class but the open ones.
  const handler = parts.handlers[name] as AnyHandler;
  app.route({
    method: call.method,
    url: `/api/${call.path}`,
    // HEAD runs what GET runs: a call that changes has none.
    exposeHeadRoute: !call.changes,
    handler: async (request, reply) => {
      if (call.changes && isForeign(request)) return refuse(request, reply, texts.foreign);
      const caller = await callerOf(call, request, parts);
      void reply.header('content-type', 'application/json; charset=utf-8');
      if (caller === 'left') return reply.send(write({}));
      if (!(await withinRate(call, caller, request, reply, parts.rates))) return reply;
      const params = readParams(call, request);
      await authorise(call, caller, params, parts.rights);
      const key = call.atomic ? readHeader(request.headers['idempotency-key']) : undefined;
      if (key && caller.member) caller.request = requestOf(call, key, params);
      return reply.send(write(localize(await handler(params, caller as Caller & { member: Member }), caller.language)));
    },
  });
}

/** Mounts every call of the contract: served ones with their handler, declared ones as code 1, other methods as 405. */
export function mountCalls(app: FastifyInstance, parts: RouterParts): void {
  for (const name of Object.keys(servedCalls) as ServedCallName[]) mountServed(app, name, parts);
  for (const call of declaredCalls)
    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      exposeHeadRoute: !call.changes,
      handler: (request, reply) => refuse(request, reply, texts.notServed),
    });
  const methods = new Map<string, string[]>();
  for (const { path, method, changes } of [...Object.values<CallDeclaration>(servedCalls), ...declaredCalls])
    methods.set(path.toLowerCase(), [
      ...(methods.get(path.toLowerCase()) ?? []),
      method,
      ...(method === 'GET' && !changes ? ['HEAD'] : []),
    ]);
  for (const [path, known] of methods) {
    const others = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter((method) => !known.includes(method));
    app.route({
      method: others,
      url: `/api/${path}`,
      handler: (request, reply) => {
        void reply.header('allow', known.join(', '));
        return refuseStatus(request, reply, 405);
      },
    });
  }
}
