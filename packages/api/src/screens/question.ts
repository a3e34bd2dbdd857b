import type { Call, CallData, CallInput } from '../contract/define.ts';
import type { languages } from '../contract/fields.ts';

/** A request that a screen sends as it opens. */
export interface Question {
  call: Call;
  input: CallInput<Call>;
  /** Further questions that follow from its answer's data; the server alone asks them with it. */
  next?: (data: unknown) => Question[];
}

/** Declares a question; its input is checked against the call. `next` declares what follows from its answer. */
export const question = <C extends Call>(call: C, input: CallInput<C>, next?: (data: CallData<C>) => Question[]): Question => ({
  call,
  input,
  ...(next && { next: next as (data: unknown) => Question[] }),
});

/** Reader of a page: what its questions depend on besides the address. */
export interface Reader {
  /** Language of the page. */
  language: (typeof languages)[number];
  /** Zone of the page, an IANA name; that of its language unless it is given. */
  zone?: string;
  /** The instant of the page, ms UTC; the machine's own clock unless it is given. */
  at?: number;
  /** Whether lists of strangers' posts and videos come in every language; in the page's own otherwise. */
  allLanguages?: boolean;
}

/** Language filter of lists of strangers' posts or videos: the reader's own, or none for one who reads all. */
export interface OwnLanguage {
  lang?: Reader['language'];
}

/** Returns the language filter for a reader. */
export const ownLanguage = ({ language, allLanguages = false }: Reader): OwnLanguage => (allLanguages ? {} : { lang: language });

/** Id in an address, of the thing that the page is about unless another parameter is named; undefined for anything else. */
export const idIn = (address: URLSearchParams, parameter = 'id'): string | undefined =>
  /^[1-9]\d{0,14}$/.exec(address.get(parameter) ?? '')?.[0];
