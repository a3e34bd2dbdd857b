import { createHash } from 'node:crypto';
import type { Call, CallData, CallInput } from '@pitchside/api/contract';
import { isPage } from '@pitchside/api/content/pages';
import { CallError } from '../../platform/callError.ts';
import type { Platform } from '../../platform/platform.ts';
import { within } from '../../platform/within.ts';
import { readLanguage, type Language } from '../../text/local.ts';
import { speak } from '../../text/speak.ts';
import type { SiteNames } from '../sitePage.ts';
import { fileAddress } from '../uploadsSite.ts';
import { createVisitorAnswers, type Reader, type VisitorAnswersParts } from '../visitorAnswers.ts';
import { headMarkup, inLanguage, withHead } from './headMarkup.ts';
import { lostHead } from './listedHeads.ts';
import type { HeadSource, PageHead } from './pageHead.types.ts';
import { pageHeads } from './pageHeads.ts';

const makers = new Map(Object.entries(pageHeads).map(([path, make]) => [path.toLowerCase(), make]));

/** Longest wait of a page for its head, ms; without it the page goes out with the site's own words. */
const patience = 1_000;

export interface HeadParts extends VisitorAnswersParts {
  origin: Platform['origin'];
  names: SiteNames;
  /** Origin of members' files; undefined while nothing serves them. */
  uploads: () => string | undefined;
}

/** Address of a page as it was asked for. */
export interface AskedPage extends Reader {
  pathname: string;
  query: URLSearchParams;
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
export function createHeads({ origin, names, uploads, ...parts }: HeadParts) {
  const answers = createVisitorAnswers(parts);

  const siteName = (language: Language) => (language === 'zh' ? names.zh : names.latin);

  function sourceOf(page: AskedPage): HeadSource {
    const { query, language } = page;
    const site = origin.current();
    return {
      query,
      language,
      async ask<C extends Call>(call: C, input: CallInput<C>) {
        const { body } = await answers(call, input, page);
        return (JSON.parse(body.toString()) as { data: CallData<C> }).data;
      },
      say: (text) => speak(text, language),
      link: (path) => `${site}${inLanguage(path, language)}`,
      site: siteName(language),
      hidesScore: hidesScoreIn(query),
      file(path) {
        const direct = fileAddress(path, uploads());
        return /^https?:/.test(direct) ? direct : `${site}${direct}`;
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
    try {
      const head = await within(
        Promise.resolve(make(source)).then((found) => found ?? null),
        patience,
      );
      if (head === undefined) return { state: 'late' };
      return head === null ? await lost() : { state: 'found', head };
    } catch (error) {
      // What is not there refuses; anything else is no reason to show no page.
      return error instanceof CallError ? await lost() : { state: 'late' };
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
