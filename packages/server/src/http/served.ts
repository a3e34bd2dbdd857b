import { msg } from '@lingui/core/macro';
import { servedCalls, type Call, type CallDeclaration, type ServedCallName } from '@pitchside/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../platform/callError.ts';
import type { InvalidatedBy } from '../platform/invalidatedBy.ts';
import type { Caller, Handlers, MemberCaller, SomeCaller } from '../platform/handlers.ts';
import type { PersonalFields, AnonymousCallName } from '../platform/personalFields.ts';
import type { Rights, TokenState } from '../platform/rights.ts';
import { requestOf } from '../platform/writeRequest.ts';
import { localize, readLanguage } from '../text/local.ts';
import type { ResponseCache } from './responseCache.ts';
import { isForeign } from './crossSite.ts';
import { refuse, refuseStatus } from './envelope.ts';
import { admit, authorise } from './guard.ts';
import { readInput } from './input.ts';
import type { RateLimits } from './rate.ts';
import { answerWriter } from './writer.ts';
import { sendWritten, Written } from './written.ts';

/** Dependencies of the router on the rest of the server. */
export interface RouterParts {
  handlers: Handlers;
  readToken(token: string | undefined): Promise<TokenState>;
  /** Like `readToken`, but perhaps a second old: for public answers, where the token only decides whose rate limit is used. */
  glanceAt(token: string | undefined): Promise<TokenState>;
  rights: Rights;
  rates: RateLimits;
  responseCache: ResponseCache;
  invalidatedBy: InvalidatedBy;
  personalFields: PersonalFields;
}

const texts = { input: msg`输入错误`, inputOf: (field: string) => msg`输入错误：${field}`, foreign: msg`不能从别的网站发起这个操作` };

const readHeader = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const fromQuery = (call: CallDeclaration) => call.method === 'GET' || call.inQuery === true;

/** The token of a request: in its own header, or as a bearer token, which programs send. */
const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  readHeader(headers.token) ?? /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];

const readParams = (call: Call, request: FastifyRequest) => readInput(call.input, fromQuery(call) ? request.query : (request.body ?? {}));

type AnyHandler = (params: unknown, caller?: SomeCaller) => Promise<unknown>;

async function callerOf(call: CallDeclaration, request: FastifyRequest, parts: RouterParts): Promise<Caller | 'left'> {
  const token = tokenOf(request);
  const state = await (call.cache === 'public' ? parts.glanceAt(token) : parts.readToken(token));
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
  const verdict = await rates(call.rate, {
    member: caller.member?.id,
    accessToken: caller.member?.accessToken?.id,
    address: request.ip,
  });
  if (verdict.allowed) return true;
  void reply.header('retry-after', verdict.retryAfter);
  refuseStatus(request, reply, 429);
  return false;
}

/** Caller of a cached answer: nobody in particular who reads a language. */
const readerOf = (language: Caller['language']): SomeCaller => ({ member: undefined, language });

/** Sources of cached answers; of the handlers only those of cached calls. */
export interface CachingParts extends Pick<RouterParts, 'responseCache' | 'invalidatedBy' | 'personalFields'> {
  handlers: Partial<Record<ServedCallName, unknown>>;
}

/** Response of a call in a language that several callers get: cached, or a new one. */
export function cachedResponses(name: ServedCallName, { handlers, responseCache, invalidatedBy, personalFields }: CachingParts) {
  const write = answerWriter(servedCalls[name]);
  const handler = handlers[name] as AnyHandler;
  const namesOf = invalidatedBy[name as keyof InvalidatedBy] as ((params: unknown) => readonly string[]) | undefined;
  const isAddedTo = personalFields[name as keyof PersonalFields] !== undefined;
  const make = async (params: unknown, language: Caller['language']) => {
    const data: unknown = localize(await handler(params, readerOf(language)), language);
    return new Written(write(data), isAddedTo ? data : undefined);
  };
  const keyOf = (params: unknown, language: Caller['language']) => `${name} ${language} ${JSON.stringify(params)}`;
  return {
    /** Its key in the response cache. */
    keyOf,
    /** Whether it is cached, so that it costs next to nothing. */
    has: (params: unknown, language: Caller['language']) => responseCache.has(keyOf(params, language)),
    get: (params: unknown, language: Caller['language']) =>
      responseCache.get(
        keyOf(params, language),
        () => namesOf?.(params) ?? [],
        () => make(params, language),
      ),
  };
}

/** Personal fields that members get on top of a cached answer, and whether this call changes them. */
function ownPartOf(name: ServedCallName, { responseCache, personalFields }: RouterParts) {
  const part = personalFields[name as AnonymousCallName];
  return {
    isChangedByThis: Object.values(personalFields).some(({ changedBy }) => changedBy.includes(name)),
    /** Whether a caller's answer is the visitors' one plus personal fields. */
    isOf: (params: unknown, caller: Caller): caller is MemberCaller =>
      part !== undefined && caller.member !== undefined && part.isCommon(params as never) && !responseCache.acted.has(caller.member.id),
    add: async (data: unknown, memberId: number): Promise<unknown> => part?.add(data as never, memberId),
  };
}

/**
 * Mounts a call of the contract with its handler. Guard and schema check every request; the rate limit counts those whose answer is not
 * cached. An answer is made for the request, or comes from the cache.
 */
export function mountServed(app: FastifyInstance, name: ServedCallName, parts: RouterParts): void {
  const call: Call = servedCalls[name];
  const write = answerWriter(call);
  // The guard guarantees the caller that the handler's type requires: a member for every class but the open ones.
  const handler = parts.handlers[name] as AnyHandler;
  const cached = cachedResponses(name, parts);

  const isCacheable = ({ member }: Caller) => call.cache === 'public' || (call.cache === 'anonymous' && member === undefined);
  const own = ownPartOf(name, parts);
  /** @param isOfMany whether the answer is cached for several callers, or made for this one */
  async function answerFor(params: unknown, caller: Caller, isOfMany: boolean): Promise<Written> {
    if (isOfMany) return cached.get(params, caller.language);
    if (!own.isOf(params, caller)) return new Written(write(localize(await handler(params, caller), caller.language)));
    const common = await cached.get(params, caller.language);
    const data = await own.add(common.data, caller.member.id);
    return data === common.data ? common : new Written(write(data));
  }

  app.route({
    method: call.method,
    url: `/api/${call.path}`,
    // HEAD runs the handler of GET; a call that changes something has none.
    exposeHeadRoute: !call.changes,
    // Answers are compressed where they are sent.
    compress: false,
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    handler: async (request, reply) => {
      if (call.changes && isForeign(request)) return refuse(request, reply, texts.foreign);
      const caller = await callerOf(call, request, parts);
      request.memberId = caller === 'left' ? undefined : caller.member?.id;
      void reply.header('content-type', 'application/json; charset=utf-8');
      if (caller === 'left') return reply.send(write({}));
      const read = readParams(call, request);
      const isOfMany = read.success && isCacheable(caller);
      // A cached answer costs no allowance: many people read behind one address.
      const isCached = isOfMany && cached.has(read.data, caller.language);
      if (!isCached && !(await withinRate(call, caller, request, reply, parts.rates))) return reply;
      if (!read.success) throw new CallError(read.field === '' ? texts.input : texts.inputOf(read.field));
      const params = read.data;
      await authorise(call, caller, params, parts.rights);
      const key = call.atomic ? readHeader(request.headers['idempotency-key']) : undefined;
      if (key && caller.member) caller.request = requestOf(call, key, params);
      const answer = await answerFor(params, caller, isOfMany);
      if (own.isChangedByThis && caller.member) parts.responseCache.acted.note(caller.member.id);
      return sendWritten(request, reply, answer);
    },
  });
}
