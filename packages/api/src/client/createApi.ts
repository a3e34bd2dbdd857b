import ky from 'ky';
import type { Call, CallData, CallDeclaration, CallInput } from '../contract/define.ts';
import { ApiError, codes, readEnvelope, type Envelope } from '../contract/envelope.ts';
import { busyStatus, isRepeatable, readWhole, retryOptions } from './retry.ts';
import { isHTTPError, isTimeoutError } from 'ky';

/** A query parameter; the server reads one meaning from each name, so lists and objects have no form. */
type QueryValue = string | number | boolean;

function asText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value satisfies QueryValue);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value satisfies QueryValue);
  throw new TypeError(`The parameter "${name}" cannot travel in a query: ${Array.isArray(value) ? 'an array' : String(value)}`);
}

/**
 * Encodes the parameters of a call as a query and leaves out undefined ones. Throws a TypeError for arrays, objects, null and numbers
 * that are not finite.
 */
function asQuery(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, asText(name, value)]));
}

const noCode = -1;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = ({ code, msg }: Envelope, isFault: boolean) => new ApiError('answer', code, msg, { isFault });
const unreadable = (what: string, cause?: unknown) => new ApiError('malformed', noCode, `${what} does not follow the contract`, { cause });

/**
 * Returns the checked data of an answer with its HTTP status. Throws `answer` for a code other than 0, `malformed` for data that the
 * contract does not know.
 * @param answer its JSON, parsed; undefined for what is none
 */
export function readAnswer<C extends Call>(call: C, answer: unknown, status: number): CallData<C> {
  const envelope = readEnvelope(answer);
  if (!envelope) throw unreadable(`The answer of ${call.path}`);
  if (envelope.code !== codes.ok) throw refused(envelope, status >= 500);
  const data = call.data.safeParse(envelope.data);
  if (!data.success) throw unreadable(`The data of ${call.path}`, data.error);
  return data.data as CallData<C>;
}

/** Turns the cause of a failed call into an `ApiError`: a busy server's envelope, a time-out, or a lost connection with its cause. */
function readFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isTimeoutError(error)) return new ApiError('timeout', noCode, 'The call took too long', { cause: error });
  if (isHTTPError(error)) {
    const envelope = readEnvelope(error.data);
    return envelope && envelope.code !== codes.ok ? refused(envelope, true) : unreadable('The answer of a busy server', error);
  }
  return new ApiError('network', noCode, 'The server cannot be reached', { cause: error });
}

/** Milliseconds after which a call is given up, repetitions included. Source: specification section 9. */
export const requestTimeout = 20_000;

export type ApiLanguage = 'zh' | 'en' | 'vi';

export interface ApiOptions {
  /** Base address of the calls, without a final slash: `/api` in a browser, an absolute address elsewhere. */
  baseUrl: string;
  /** Token of the signed-in user, read anew for each call; undefined for a visitor. */
  token: () => string | undefined;
  /** Language of every `msg` and name that comes back, read anew for each call. */
  lang: () => ApiLanguage;
  /** Called once for each failed call, before it is thrown; not for aborted calls, nor for refusals that the caller shows itself. */
  onFailure?: (error: ApiError, call: CallDeclaration) => void;
  /** Replaces the fetch of the platform. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a call is given up; 20 000 as specified. */
  timeout?: number;
}

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's own reason. */
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: repeating the call has one effect, so it may be retried. At most 255 characters. */
  idempotencyKey?: string;
  /** The caller itself shows a refusal (code 1): `onFailure` is not called for it; default false. */
  quiet?: boolean;
}

export interface Api {
  /**
   * Makes a call and returns its checked `data`. Throws an `ApiError`, a TypeError for input that cannot be sent, or the reason of an
   * abort.
   */
  call<C extends Call>(declaration: C, input: CallInput<C>, options?: CallOptions): Promise<CallData<C>>;
}

const asObject = (input: unknown): object => (typeof input === 'object' && input !== null ? input : {});

/** The client of every call: one ky instance that knows the envelope, the two headers, the time-out and what may be repeated. */
export function createApi({ baseUrl, token, lang, onFailure, fetch, timeout = requestTimeout }: ApiOptions): Api {
  const http = ky.create({
    prefix: baseUrl,
    timeout,
    totalTimeout: timeout,
    throwHttpErrors: (status) => status === busyStatus,
    hooks: { afterResponse: [readWhole] },
    ...(fetch && { fetch: (request, init) => fetch(request, init) }),
  });

  async function ask<C extends Call>(call: C, input: CallInput<C>, { signal, idempotencyKey }: CallOptions): Promise<CallData<C>> {
    const inQuery = call.method === 'GET' || call.inQuery === true;
    const parameters = asObject(input);
    const payload = inQuery ? { searchParams: asQuery(parameters) } : { json: parameters };
    const headers = { token: token(), lang: lang(), 'Idempotency-Key': idempotencyKey };
    try {
      const response = await http(call.path, {
        method: call.method,
        ...payload,
        headers,
        retry: retryOptions(isRepeatable(call, idempotencyKey)),
        ...(signal && { signal }),
      });
      return readAnswer(call, parse(await response.text()), response.status);
    } catch (error) {
      signal?.throwIfAborted();
      throw readFailure(error);
    }
  }

  return {
    async call(declaration, input, options = {}) {
      try {
        return await ask(declaration, input, options);
      } catch (error) {
        if (error instanceof ApiError && !(options.quiet === true && error.failure === 'answer' && error.code === codes.failed))
          onFailure?.(error, declaration);
        throw error;
      }
    },
  };
}
