import type * as z from 'zod/mini';

/**
 * Who may make a call; the guard, the docs and the caller x call tests all come from it.
 * - `public`: anyone; a stale token is served as a visitor
 * - `signin`: the sign-in family, anyone, tightly limited
 * - `member`: a signed-in user about themselves
 * - `objectOwner`: a member, only on an object of theirs (else answered like "not found")
 * - `spend`: a member who spends or claims, never towards themselves
 * - `payout`: a member who moves money in or out, with the payment password
 * - `speak`: a member who speaks; refused while muted or kicked in that room
 * - `anchor`: an anchor, in their own room
 * - `roomOwner`: the owner of the named room
 * - `moderator`: the owner or an administrator of the named room
 * - `operator`: platform staff
 */
export const callerClasses = ['public', 'signin', 'member', 'objectOwner', 'spend', 'payout', 'speak', 'anchor', 'roomOwner', 'moderator', 'operator'] as const;
export type CallerClass = (typeof callerClasses)[number];

/** How often a caller may repeat a call; the server holds the figures. `gift` is looser than `money`, because combos are pressed quickly. */
export const rateClasses = ['read', 'write', 'signin', 'speak', 'money', 'gift', 'upload'] as const;
export type RateClass = (typeof rateClasses)[number];

export type Method = 'GET' | 'POST';

/** What every declared call says of itself, served or not. */
export interface CallDeclaration {
  method: Method;
  /** Path below `/api`, spelled exactly as the specification spells it; matched without regard to case. */
  path: string;
  caller: CallerClass;
  rate: RateClass;
  /** True when the call changes state; such GETs refuse cross-site, navigation and prefetch requests. */
  changes: boolean;
  /** True when repeating the call with the same `Idempotency-Key` has one effect. */
  idempotent: boolean;
  /** `spec` for calls of the specification, `ours` for the gaps it leaves. */
  origin: 'spec' | 'ours';
  /** A stale token is no refusal, because leaving must not fail (`Member/SignOut`). */
  toleratesStaleToken?: boolean;
  /** The handler keeps the answer of an `Idempotency-Key` in the transaction of its effect, as money must; else the router keeps it right after. */
  atomic?: boolean;
  /** Parameters travel in the query although the method is POST (room management). */
  inQuery?: boolean;
  /** One sentence for the reader of the docs. */
  summary: string;
}

/** A call that is served: its input and its data have schemas. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> extends CallDeclaration {
  input: Input;
  data: Data;
}

/** What a client passes to a call. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What a handler receives after validation. */
export type CallParams<C extends Call> = z.output<C['input']>;
/** What a handler returns and a client receives in `data`. */
export type CallData<C extends Call> = z.output<C['data']>;

type Optional = 'changes' | 'idempotent' | 'origin';
type Given<T extends CallDeclaration> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

function complete<T extends CallDeclaration>(call: Given<T>): T {
  const changes = call.changes ?? (call.method === 'POST' && call.caller !== 'public');
  return { origin: 'spec', idempotent: changes, ...call, changes } as T;
}

/** Declares a served call once; client, router, guard, validator, docs and tests come from it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Input extends z.ZodMiniType, Data extends z.ZodMiniType, Caller extends CallerClass>(call: Given<Call<Input, Data>> & { caller: Caller }): Call<Input, Data> & { caller: Caller } {
  return complete<Call<Input, Data> & { caller: Caller }>(call);
}

/** Declares a call of the specification that is not served yet: it answers code 1 and is listed as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall(method: Method, path: string, caller: CallerClass, rate: RateClass, summary: string, extra: Partial<CallDeclaration> = {}): CallDeclaration {
  return complete<CallDeclaration>({ method, path, caller, rate, summary, ...extra });
}
