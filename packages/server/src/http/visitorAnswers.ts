import { servedCalls, type Call, type CallInput, type ServedCallName } from '@pitchside/api/contract';
import type { Language } from '../text/local.ts';
import { CallError } from '../platform/callError.ts';
import type { AnswersUsed } from './pageCache.ts';
import { cachedResponses, type CachingParts } from './served.ts';
import type { Written } from './written.ts';

/** The address has made all the requests that it may for now. */
export class AllowanceUsedUp extends Error {}

/** The reader that a page is made for. */
export interface Reader {
  language: Language;
  /** Address of the reader, whose allowance answers are made from. */
  address: string;
  /** Notes the answers that the page is made of. */
  used?: AnswersUsed;
}

export interface VisitorAnswersParts extends CachingParts {
  /** Whether an answer may be made for a reader at an address. */
  allows: (address: string) => Promise<boolean>;
}

const nameOf = new Map(Object.entries(servedCalls).map(([name, call]) => [call as Call, name as ServedCallName]));

/** Name of a call that the server answers, by its declaration. */
export function servedName(call: Call): ServedCallName {
  const name = nameOf.get(call);
  if (!name) throw new Error(`${call.path} is not served`);
  return name;
}

/**
 * Asks calls as a visitor does, through the response cache. A cached answer costs no allowance.
 * @throws AllowanceUsedUp, CallError
 */
export function createVisitorAnswers({ allows, ...caching }: VisitorAnswersParts) {
  const responses = new Map<ServedCallName, ReturnType<typeof cachedResponses>>();
  return async <C extends Call>(call: C, input: CallInput<C>, { language, address, used }: Reader): Promise<Written> => {
    const name = servedName(call);
    const response = responses.get(name) ?? cachedResponses(name, caching);
    responses.set(name, response);
    const params = call.input.parse(input);
    try {
      if (!response.has(params, language) && !(await allows(address))) throw new AllowanceUsedUp('the allowance is used up');
      const answer = await response.get(params, language);
      used?.add(response.keyOf(params, language), answer);
      return answer;
    } catch (error) {
      // What is refused is refused to everybody.
      if (!(error instanceof CallError)) used?.miss();
      throw error;
    }
  };
}
