import type * as z from 'zod/mini';

/**
 * Callers that a call allows; the guard, the docs and the caller x call tests all come from it.
 * - `public`: anyone; a stale token is served as a visitor
 * - `signin`: the sign-in family, anyone, tightly limited
 * - `member`: a signed-in user about themselves
 * - `objectOwner`: a member, only on an object of theirs (else answered like "not found")
 * - `spend`: a member who spends or claims, never towards themselves, nor in a room they were removed from
 * - `payout`: a member who moves money in or out, never to themselves; members who have a payment password must give it,
 *   and the service compares it where tries are counted
 * - `speak`: a member who speaks; refused while muted or kicked in that room
 * - `anchor`: an anchor, in their own room
 * - `roomOwner`: the owner of the named room
 * - `moderator`: the owner or an administrator of the named room; an administrator not against the owner, another
 *   administrator or platform staff
 * - `roomKeeper`: the owner or an administrator of the named room, about the room and nobody in it
 * - `operator`: platform staff
 */
export const callerClasses = [
  'public',
  'signin',
  'member',
  'objectOwner',
  'spend',
  'payout',
  'speak',
  'anchor',
  'roomOwner',
  'moderator',
  'roomKeeper',
  'operator',
] as const;
export type CallerClass = (typeof callerClasses)[number];

/**
 * Permissions of access tokens; a call names the one that opens it to tokens. A call that names none is closed to every token: all that
 * moves money, and all that is about the account.
 */
export const scopes = ['scores:read', 'room:read', 'chat:send', 'room:moderate', 'stream:manage'] as const;
export type Scope = (typeof scopes)[number];

/** Things that belong to one member each. */
export const ownedKinds = ['reservation', 'order', 'session', 'post', 'video', 'comment', 'group'] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/**
 * Parameters that the rule of a caller class reads, by their meaning.
 * - `room`: the room that the call acts in; `anchorOf`: a room whose anchor receives
 * - `anchor`, `member`: the person who receives, or who is acted on
 * - `password`: where the payment password is given
 */
export type Names<Param extends string = string> = {
  readonly [Kind in OwnedKind | 'room' | 'anchorOf' | 'anchor' | 'member' | 'password']?: Param;
};

/** Parameters that a call of each class must name, so that its rule can run. */
interface Needed<Param extends string> {
  objectOwner: { [Kind in OwnedKind]: Readonly<Record<Kind, Param>> }[OwnedKind];
  /** Nothing but `{}` where a member spends towards nobody. */
  spend: Pick<Names<Param>, 'room' | 'anchorOf' | 'anchor'>;
  payout: Readonly<Record<'password', Param>> & Pick<Names<Param>, 'member'>;
  speak: Readonly<Record<'room', Param>>;
  roomOwner: Readonly<Record<'room', Param>>;
  moderator: Readonly<Record<'room' | 'member', Param>>;
  roomKeeper: Readonly<Record<'room', Param>>;
}
type Naming<Class, Input extends z.ZodMiniType> = Class extends keyof Needed<string>
  ? { names: Needed<Extract<keyof z.output<Input>, string>>[Class] }
  : { names?: never };

/**
 * Rate limits of a call; the server holds the figures. `gift` is looser than `money`, because combos are pressed quickly; `message` is
 * looser than `write`, because each incoming message is marked as well. `part` is for the parts of an upload, `report` for what a page
 * tells by itself, which must not use up what a person may write.
 */
export const rateClasses = ['read', 'write', 'signin', 'speak', 'money', 'gift', 'upload', 'part', 'message', 'report'] as const;
export type RateClass = (typeof rateClasses)[number];

export type Method = 'GET' | 'POST';

/**
 * Callers for whom an answer is the same with equal parameters and language, so that the server may cache it for a moment.
 * - `public`: all callers; the handler does not learn who calls
 * - `anonymous`: all callers who are not signed in; members get an answer of their own
 */
export const cachePolicies = ['public', 'anonymous'] as const;
export type CachePolicy = (typeof cachePolicies)[number];

/** Declaration of a call, served or not. */
export interface CallDeclaration {
  method: Method;
  /** Path below `/api`, spelled exactly as the specification spells it; matched without regard to case. */
  path: string;
  caller: CallerClass;
  rate: RateClass;
  /** The scope of an access token that may make the call; left out, none may. */
  scope?: Scope;
  /** True when the call changes state; such GETs refuse cross-site, navigation and prefetch requests. */
  changes: boolean;
  /**
   * True when repeating the call with the same `Idempotency-Key` has one effect: because its answer is stored (`atomic`), or because a
   * repeat changes nothing by its nature.
   */
  idempotent: boolean;
  /** `spec` for calls of the specification, `ours` for the gaps it leaves. */
  origin: 'spec' | 'ours';
  /** A stale token is no refusal, because leaving must not fail (`Member/SignOut`). */
  toleratesStaleToken?: boolean;
  /**
   * Stores the answer of an `Idempotency-Key` in the transaction of its effect and replays it to a repeat; set for every call that
   * spends, moves or claims.
   */
  atomic?: boolean;
  /** Sensitive: a member whose second factor is on must have proven it within ten minutes. */
  fresh?: true;
  /** The parameters that the rule of its class looks at; a served call of a class that needs some does not compile without them. */
  names?: Names;
  /**
   * Callers that get one cached answer; left out, each caller has an answer of their own. Only for a public call that changes nothing.
   */
  cache?: CachePolicy;
  /** Parameters travel in the query although the method is POST (room management). */
  inQuery?: boolean;
  /** Most bytes of its body; default the server's own limit. */
  bodyLimit?: number;
  /** One sentence for the reader of the docs. */
  summary: string;
}

/** A call that is served: its input and its data have schemas. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> extends CallDeclaration {
  input: Input;
  data: Data;
}

/** Input of a call, as a client passes it. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** Input of a call after validation, as a handler receives it. */
export type CallParams<C extends Call> = z.output<C['input']>;
/** Data of a call: a handler returns it, a client receives it in `data`. */
export type CallData<C extends Call> = z.output<C['data']>;

type Cacheable<Class, Cached> = Class extends 'public'
  ? { cache?: Cached } & (Cached extends CachePolicy ? { changes?: false } : unknown)
  : { cache?: never };
/** No token spends, takes part in a sign-in, or does the work of operators. */
type Scoped<Class> = Class extends 'signin' | 'objectOwner' | 'spend' | 'payout' | 'operator' ? { scope?: never } : { scope?: Scope };
type Marked<Cached> = Cached extends CachePolicy ? { cache: Cached } : unknown;

type Optional = 'changes' | 'idempotent' | 'origin';
type Given<T extends CallDeclaration> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

function complete<T extends CallDeclaration>(call: Given<T>): T {
  const changes = call.changes ?? (call.method === 'POST' && call.caller !== 'public');
  return { origin: 'spec', idempotent: changes, ...call, changes } as T;
}

/** Declares a served call once; client, router, guard, validator, docs and tests come from it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Input extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Caller extends CallerClass,
  const Cached extends CachePolicy | undefined = undefined,
>(
  call: Given<Omit<Call<Input, Data>, 'names' | 'cache' | 'scope'>> & { caller: Caller } & Naming<Caller, Input> &
    Cacheable<Caller, Cached> &
    Scoped<Caller>,
): Call<Input, Data> & { caller: Caller } & Marked<Cached> {
  return complete<Call<Input, Data> & { caller: Caller } & Marked<Cached>>(
    call as Given<Call<Input, Data> & { caller: Caller } & Marked<Cached>>,
  );
}

/** Declares a call of the specification that is not served yet: it answers code 1 and is listed as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall(
  method: Method,
  path: string,
  caller: CallerClass,
  rate: RateClass,
  summary: string,
  extra: Partial<CallDeclaration> = {},
): CallDeclaration {
  return complete<CallDeclaration>({ method, path, caller, rate, summary, ...extra });
}
