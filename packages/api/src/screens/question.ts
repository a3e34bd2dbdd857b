import type { Call, CallInput } from '../contract/define.ts';
import type { languages } from '../contract/fields.ts';

/** A request that a screen sends as it opens. */
export interface Question<C extends Call = Call> {
  call: C;
  input: CallInput<C>;
}

/** Declares a question; its input is checked against the call. */
export const question = <C extends Call>(call: C, input: CallInput<C>): Question => ({ call, input });

/** Reader of a page: what its questions depend on besides the address. */
export interface Reader {
  /** Language of the page. */
  language: (typeof languages)[number];
  /** Whether lists of strangers' posts and videos come in every language; in the page's own otherwise. */
  allLanguages?: boolean;
}

/** Language filter of lists of strangers' posts or videos. */
export const ownLanguage = ({ language, allLanguages = false }: Reader): { lang?: Reader['language'] } =>
  allLanguages ? {} : { lang: language };

/** Id in the address of a page about one thing; undefined for anything else. */
export const idIn = (address: URLSearchParams): string | undefined => /^[1-9]\d{0,14}$/.exec(address.get('id') ?? '')?.[0];
