import { createHash } from 'node:crypto';
import { servedCalls, type Call, type CallData, type CallInput, type ServedCallName } from '@pitchside/api/contract';
import { isPage } from '@pitchside/api/content/pages';
import { CallError } from '../../platform/callError.ts';
import type { Platform } from '../../platform/platform.ts';
import { readLanguage, type Language } from '../../text/local.ts';
import { speak } from '../../text/speak.ts';
import { cachedResponses, type CachingParts } from '../served.ts';
import type { SiteNames } from '../sitePage.ts';
import { headMarkup, inLanguage, withHead } from './headMarkup.ts';
import { lostHead } from './listedHeads.ts';
import type { HeadSource, PageHead } from './pageHead.types.ts';
import { pageHeads } from './pageHeads.ts';

const nameOf = new Map(Object.entries(servedCalls).map(([name, call]) => [call as Call, name as ServedCallName]));
const makers = new Map(Object.entries(pageHeads).map(([path, make]) => [path.toLowerCase(), make]));

/** Longest wait of a page for its head, ms; without it the page goes out with the site's own words. */
const patience = 1_000;

/** The address has made all the requests that it may for now. */
export class AllowanceUsedUp extends Error {}

export interface HeadParts extends CachingParts {
  origin: Platform['origin'];
  names: SiteNames;
  /** Whether an answer may be made for a reader at an address. */
  allows: (address: string) => Promise<boolean>;
  /** Origin of members' files; undefined while nothing serves them. */
  uploads: () => string | undefined;
}

/** Address of a page as it was asked for. */
export interface AskedPage {
  pathname: string;
  query: URLSearchParams;
  language: Language;
  /** Address of the reader, whose allowance answers are made from. */
  address: string;
}

/** A head, or why there is none: nothing is at the address, or its data did not come in time. */
export type ReadHead = { state: 'found' | 'lost'; head: PageHead } | { state: 'late' };

/** Whether a link was shared without the score. */
export const hidesScoreIn = (query: URLSearchParams): boolean => query.get('score') === '0';

/** Language that an address names; undefined for none. */
export const languageIn = (query: URLSearchParams): Language | undefined => {
  const named = query.get('lang');
  return named !== null && readLanguage(named) === named ? named : undefined;
};

/** Version of a card, by what stands on it. */
export const versionOf = ({ card }: PageHead): string => createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12);

/** Reads heads of pages from the answers that visitors get, through the response cache. */
export function createHeads({ origin, names, allows, uploads, ...caching }: HeadParts) {
  const responses = new Map<ServedCallName, ReturnType<typeof cachedResponses>>();

  const askerFor =
    ({ language, address }: AskedPage): HeadSource['ask'] =>
    async <C extends Call>(call: C, input: CallInput<C>) => {
      const name = nameOf.get(call);
      if (!name) throw new Error(`${call.path} is not served`);
      const response = responses.get(name) ?? cachedResponses(name, caching);
      responses.set(name, response);
      const params = call.input.parse(input);
      if (!response.has(params, language) && !(await allows(address))) throw new AllowanceUsedUp();
      const { body } = await response.get(params, language);
      return (JSON.parse(body.toString()) as { data: CallData<C> }).data;
    };

  const siteName = (language: Language) => (language === 'zh' ? names.zh : names.latin);

  function sourceOf(page: AskedPage): HeadSource {
    const { query, language } = page;
    const site = origin.current();
    return {
      query,
      language,
      ask: askerFor(page),
      say: (text) => speak(text, language),
      link: (path) => `${site}${inLanguage(path, language)}`,
      site: siteName(language),
      hidesScore: hidesScoreIn(query),
      file(path) {
        if (/^https?:/.test(path)) return path;
        const files = uploads();
        return files !== undefined && path.startsWith('/u/') ? `${files}${path.slice('/u'.length)}` : `${site}${path}`;
      },
    };
  }

  /** The head of a page. */
  async function read(page: AskedPage): Promise<ReadHead> {
    const source = sourceOf(page);
    const lost = async (): Promise<ReadHead> => {
      const head = await lostHead(source);
      return head ? { state: 'lost', head } : { state: 'late' };
    };
    const path = page.pathname.toLowerCase().replace(/\/+$/, '') || '/main';
    const make = makers.get(path.startsWith('/cashier/') ? '/cashier' : path);
    if (!make || !isPage(page.pathname)) return lost();
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), patience);
    try {
      const head = await Promise.race([Promise.resolve(make(source)).then((found) => found ?? null), late.promise]);
      if (head === undefined) return { state: 'late' };
      return head === null ? await lost() : { state: 'found', head };
    } catch (error) {
      // What is not there refuses; anything else is no reason to show no page.
      return error instanceof CallError ? await lost() : { state: 'late' };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read,
    siteName,
    sourceOf,
    /** Puts a head into a built page. */
    write: (html: string, head: PageHead, { language, query }: Pick<AskedPage, 'language' | 'query'>): string => {
      const frame = {
        language,
        origin: origin.current(),
        site: siteName(language),
        hidesScore: hidesScoreIn(query),
        version: versionOf(head),
      };
      return withHead(html, language, headMarkup(head, frame));
    },
  };
}

export type Heads = ReturnType<typeof createHeads>;
