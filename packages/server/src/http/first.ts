import type { servedCalls, CallData, ServedCallName } from '@pitchside/api/contract';
import { screenQuestions, type Question } from '@pitchside/api/screens';
import { languages, type Language } from '../text/local.ts';
import { escapeText } from './plainPage.ts';
import { within } from '../platform/within.ts';
import { fileAddress } from './uploadsSite.ts';
import { createVisitorAnswers, servedName, type Reader, type VisitorAnswersParts } from './visitorAnswers.ts';
import { cookieIn } from './cookies.ts';

/** Address of a requested page. */
export interface PageAddress {
  screen: string;
  query: URLSearchParams;
  /** Zone in which its times are told, an IANA name; default that of its language. */
  zone?: string;
}

/** Screens whose lists are answered without search params alone: each filter would take a place in the cache. */
const withoutParams = ['News', 'Circle'];

function questionsOf({ screen, query, zone }: PageAddress, language: Language, at: number): readonly Question[] {
  if (withoutParams.includes(screen) && query.size > 0) return [];
  return screenQuestions(screen, query, { language, at, ...(zone !== undefined && { zone }) });
}

/** The video in a call's answer, where the page shows it as soon as it is there. */
const filmIn: Partial<Record<ServedCallName, (answer: Buffer) => string | undefined>> = {
  getVideoInfo(answer) {
    const { data } = JSON.parse(answer.toString()) as { data: CallData<typeof servedCalls.getVideoInfo> | null };
    return data?.video?.clip.url;
  },
  getClip(answer) {
    const { data } = JSON.parse(answer.toString()) as { data: CallData<typeof servedCalls.getClip> | null };
    return data?.clip.url ?? undefined;
  },
};

/** Longest wait of a page for its answers, ms; without them the app makes the calls itself. */
const patience = 300;

/** Language in the cookie that the app has set; zh without. */
export function languageOf(cookies: string | undefined): Language {
  const named = cookieIn(cookies, 'lang');
  return languages.find((language) => language === named) ?? 'zh';
}

export interface FirstParts extends Omit<VisitorAnswersParts, 'allows'> {
  /** Whether an answer may be made for a reader at an address; default everybody. */
  allows?: VisitorAnswersParts['allows'];
  /** The instant of the page, ms UTC; default the machine's own. */
  now?: () => number;
  /** Origin of members' files; undefined while nothing serves them. */
  uploads?: () => string | undefined;
}

/**
 * A video element that loads while the page's scripts do, for the player to take over. A member's file is requested at its final address,
 * because `/u/` would only redirect there.
 */
function filmElement(url: string, uploads: string | undefined): string {
  return `<video id="first-film" data-of="${escapeText(url)}" src="${escapeText(fileAddress(url, uploads))}" preload="auto" playsinline hidden></video>`;
}

/** Answers that go with a page. */
export interface First {
  /** The answers as JSON, of which the page is drawn; empty without any. */
  text: string;
  /** The same as markup, and the video that they name. */
  block: string;
}
const nothing: First = { text: '', block: '' };

/**
 * Answers that are embedded in a page: a block of data that no browser runs, and the video that they name; empty where a screen has none,
 * or they are too late. The block holds only public answers, so that a page tells nothing about its reader; anonymous answers that differ
 * for members stand apart, for visitors alone.
 */
export function createFirstAnswers({ allows = async () => true, uploads = () => undefined, now = Date.now, ...parts }: FirstParts) {
  const ask = createVisitorAnswers({ allows, ...parts });
  return async (page: PageAddress, reader: Reader): Promise<First> => {
    const { language } = reader;
    interface Answer {
      path: string;
      film: string | undefined;
      isForAll: boolean;
      body: Buffer;
    }
    async function answersOf(questions: readonly Question[]): Promise<Answer[]> {
      const all = questions.map(async ({ call, input, next }) => {
        const { body } = await ask(call, input as never, reader);
        const search = new URLSearchParams(Object.entries(Object(input) as object).map(([key, value]) => [key, String(value)])).toString();
        const answer = {
          path: search ? `${call.path}?${search}` : call.path,
          film: filmIn[servedName(call)]?.(body),
          isForAll: call.cache === 'public',
          body,
        };
        const { data } = next ? (JSON.parse(body.toString()) as { data: unknown }) : { data: null };
        // A page can do without what follows.
        const more = next && data !== null ? await answersOf(next(data)).catch(() => []) : [];
        return [answer, ...more];
      });
      return (await Promise.all(all)).flat();
    }
    const questions = questionsOf(page, language, now());
    if (questions.length === 0) return nothing;
    const answers = await within(answersOf(questions), patience).catch(() => undefined);
    if (!answers) {
      reader.used?.miss();
      return nothing;
    }
    const embed = (isForAll: boolean) =>
      answers
        .filter((answer) => answer.isForAll === isForAll)
        .map(({ path, body }) => `${JSON.stringify(path)}:${body.toString()}`)
        .join(',');
    const film = answers.map((answer) => answer.film).find((url) => url !== undefined);
    // In a script element, HTML interprets only the end tag.
    const text = `{"lang":"${language}","answers":{${embed(true)}},"visitors":{${embed(false)}}}`;
    const block = `<script type="application/json" id="first-answers">${text.replaceAll('<', '\\u003c')}</script>`;
    return { text, block: film === undefined ? block : `${block}${filmElement(film, uploads())}` };
  };
}

export type FirstAnswers = ReturnType<typeof createFirstAnswers>;
