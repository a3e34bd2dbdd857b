import type { CallData, CallParams, Scope, ServedCallName, ServedCalls } from '@pitchside/api/contract';
import type { Language, Localizable } from '../text/local.ts';

/** The signed-in caller. */
export interface Member {
  id: number;
  /** 0 for an access token, which opens no call that is about sessions. */
  sessionId: number;
  nickname: string;
  isAnchor: boolean;
  /** A token of an operator has none of an operator's powers. */
  role: 'member' | 'operator';
  /** Set for a program that calls with an access token of the member. */
  accessToken?: { id: number; scopes: readonly Scope[] };
}

/** The caller, with language and address. */
export interface Caller {
  /** Undefined for visitors, and for a stale token on a public call. */
  member: Member | undefined;
  language: Language;
  /** Address of the peer; proxies' headers count only from trusted proxies. */
  address: string;
  /** The client's `User-Agent`, at most 300 characters. */
  userAgent: string;
  /** The token as sent, for ending its own session. */
  token: string | undefined;
  /** Identity of this write, by which a repeat is recognised; undefined without an `Idempotency-Key`. */
  request?: WriteRequest | undefined;
}

/** Idempotency key and fingerprint of one write. */
export interface WriteRequest {
  call: string;
  /** The client's key, at most 255 characters. */
  key: string;
  /** Hash of the parameters that are no secrets: the same key with others is refused. */
  fingerprint: string;
}

/** A caller that the guard has found to be signed in. */
export interface MemberCaller extends Caller {
  member: Member;
}

/** Caller of a handler whose answer is shared by everybody who reads the same language. */
export type Reader = Pick<Caller, 'language'>;

/** Caller of a handler whose answer visitors share: nothing in it tells one visitor from another of the same language. */
export type SomeCaller = Pick<Caller, 'member' | 'language'>;

type OpenClass = 'public' | 'signin';
type CallerOf<Call> = Call extends { cache: 'public' }
  ? // Nothing else can be read of it, so that no answer can depend on it.
    [reader: Reader]
  : Call extends { cache: 'anonymous' }
    ? [caller: SomeCaller]
    : Call extends { caller: OpenClass }
      ? [caller: Caller]
      : [caller: MemberCaller];

/**
 * A handler receives validated parameters, and its caller unless everybody gets the same answer; returns the data of the answer, in which
 * names may still be `LocalText`.
 */
export type Handler<Name extends ServedCallName> = (
  params: CallParams<ServedCalls[Name]>,
  ...asked: CallerOf<ServedCalls[Name]>
) => Promise<Localizable<CallData<ServedCalls[Name]>>>;

/** Every served call needs a handler; the server does not compile without. */
export type Handlers = { [Name in ServedCallName]: Handler<Name> };
