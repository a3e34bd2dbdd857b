import { ApiError, readAnswer, type Call, type CallData, type CallInput } from '@pitchside/api';
import * as z from 'zod/mini';
import type { Answered } from './answers.ts';
import { beforeDrawing, drawing } from '../drawn/drawn.ts';
import { inBrowser, origin } from '../host/host.ts';
import { language } from './language.ts';

const answers = z._default(z.record(z.string(), z.unknown()), {});
const payload = z.object({ lang: z.string(), answers, visitors: answers });

/** Time that an answer which came with the page counts as fresh, ms since the page began. */
const freshFor = 10_000;

/** Path and parameters of a request, independent of their order; parameters that are left out are none. */
function nameOf(address: string, more: object = {}): string {
  const { pathname, searchParams } = new URL(address, origin);
  for (const [name, value] of Object.entries(more)) if (value !== undefined) searchParams.append(name, String(value));
  searchParams.sort();
  return `${pathname.toLowerCase()}?${searchParams.toString()}`;
}

interface FirstAnswer {
  answer: unknown;
  /** A member is answered otherwise. */
  isForVisitors: boolean;
  /** The answer as it was read for the drawing. */
  read?: Answered<unknown>;
}

function keep(text: string): Map<string, FirstAnswer> {
  const { success, data } = payload.safeParse(JSON.parse(text));
  if (!success || data.lang !== language) return new Map();
  const all = (list: Record<string, unknown>, isForVisitors: boolean) =>
    Object.entries(list).map(([path, answer]) => [nameOf(`/api/${path}`), { answer, isForVisitors }] as const);
  return new Map([...all(data.answers, false), ...all(data.visitors, true)]);
}

/** Answers that the server sent with the page, by their question; none in another language than the page's. */
function read(): Map<string, FirstAnswer> {
  const element = document.getElementById('first-answers');
  if (!element?.textContent) return new Map();
  element.remove();
  return keep(element.textContent);
}

let firstAnswers: Map<string, FirstAnswer> | undefined;
beforeDrawing(() => void (firstAnswers = undefined));

/** For the server: the answers of the page that it draws, as they stand in its block. */
export const bringAnswers = (text: string): void => void (firstAnswers = text === '' ? new Map() : keep(text));

/** Whether the answers that a page was drawn of came with it. */
export const areAnswersHere = (): boolean => (firstAnswers ??= read()).size > 0;

const isFresh = () => !inBrowser || performance.now() <= freshFor;

/** Whether answers came with the page that nobody has asked for yet. */
export const hasAnswers = (): boolean => areAnswersHere() && isFresh();

const find = (call: Call, input: unknown): FirstAnswer | undefined =>
  (firstAnswers ??= read()).get(nameOf(`/api/${call.path}`, Object(input) as object));

/** Whether a question came answered with the page. */
export const isAnswered = (call: Call, input: unknown): boolean => isFresh() && find(call, input) !== undefined;

/**
 * Returns the answer that came with the page for a question of its drawing, whoever reads it; undefined for other questions. It stays
 * for whoever asks.
 * @param through last step of every answer: the spoiler guard
 */
export function answerOf<C extends Call>(
  call: C,
  input: CallInput<C>,
  through: (data: CallData<C>) => CallData<C>,
): Answered<CallData<C>> | undefined {
  const found = drawing() ? find(call, input) : undefined;
  if (!found) return undefined;
  if (!found.read)
    try {
      found.read = { value: through(readAnswer(call, found.answer, 200)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      found.read = { error };
    }
  return found.read as Answered<CallData<C>>;
}

/** The very answer that the drawing was made of, once, for the first who asks; undefined where there is none for this reader. */
export function takeAnswer<C extends Call>(call: C, input: CallInput<C>, isMember: boolean): Answered<CallData<C>> | undefined {
  if (!firstAnswers || firstAnswers.size === 0 || !isFresh()) return undefined;
  const name = nameOf(`/api/${call.path}`, Object(input) as object);
  const found = firstAnswers.get(name);
  if (!found?.read || (found.isForVisitors && isMember)) return undefined;
  firstAnswers.delete(name);
  return found.read as Answered<CallData<C>>;
}

/** Key of a request; its parameters lie in the address or in the body. */
async function questionOf(request: Request): Promise<string> {
  if (request.method === 'GET') return nameOf(request.url);
  const body: unknown = await request.clone().json();
  return nameOf(request.url, Object(body) as object);
}

/** Fetches; the first time that something is asked whose answer came with the page, that is the answer. */
export const fetchOrTake: typeof fetch = async (request, init) => {
  firstAnswers ??= read();
  if (firstAnswers.size === 0 || !(request instanceof Request)) return fetch(request, init);
  if (!isFresh()) {
    firstAnswers.clear();
    return fetch(request, init);
  }
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  if (request.method !== 'GET' && !(request.method === 'POST' && isJson)) return fetch(request, init);
  const name = await questionOf(request);
  const found = firstAnswers.get(name);
  firstAnswers.delete(name);
  return found === undefined || (found.isForVisitors && request.headers.has('token')) ? fetch(request, init) : Response.json(found.answer);
};
