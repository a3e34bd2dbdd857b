import { servedCalls, type CallInput, type ServedCallName } from '@pitchside/api/contract';
import { languages, type Language } from '../text/local.ts';
import { sharedAnswers, type SharingParts } from './served.ts';

interface Asked<Name extends ServedCallName = ServedCallName> {
  name: Name;
  input: CallInput<(typeof servedCalls)[Name]>;
}

const asked = <Name extends ServedCallName>(name: Name, input: Asked<Name>['input']): Asked<Name> => ({ name, input });

/** What a screen asks first of what everybody shares, by the screen's name; the app asks in the very same words. */
export const firstAsked: Partial<Record<string, readonly Asked[]>> = {
  Main: [
    asked('getLiveList', { page: 1, limit: 16, sort: 'hot' }),
    asked('recommendedMatches', { sport: 'football', limit: 40 }),
    asked('getSystemConfig', {}),
  ],
};

/** How long a page waits for its answers, ms; without them the app asks for itself. */
const patience = 300;

const within = <T>(work: Promise<T>): Promise<T | undefined> => {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

/** The language that the app told the page's cookie; zh without. */
export function languageOf(cookies: string | undefined): Language {
  const [, told] = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '') ?? [];
  return languages.find((language) => language === told) ?? 'zh';
}

/**
 * Answers that go with a page: a block of data that no browser runs, or nothing where a screen has none, or they do not come in time.
 * It holds only what everybody is answered, so that nobody's page tells anything of them.
 */
export function createFirstAnswers(parts: SharingParts) {
  const screens = Object.entries(firstAsked).map(([screen, list = []]) => {
    const questions = list.map(({ name, input }) => {
      const call = servedCalls[name];
      const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString();
      return { path: query ? `${call.path}?${query}` : call.path, params: call.input.parse(input), shared: sharedAnswers(name, parts) };
    });
    return [screen, questions] as const;
  });
  const byScreen = new Map(screens);
  return async (screen: string, language: Language): Promise<string> => {
    const questions = byScreen.get(screen);
    if (!questions) return '';
    const answers = await within(Promise.all(questions.map(async ({ params, shared }) => shared.give(params, language)))).catch(
      () => undefined,
    );
    if (!answers) return '';
    const told = answers.map(({ body }, index) => `${JSON.stringify(questions[index]?.path)}:${body.toString()}`).join(',');
    // Inside of a script element only its end is read by HTML.
    return `<script type="application/json" id="first-answers">${`{"lang":"${language}","answers":{${told}}}`.replaceAll('<', '\\u003c')}</script>`;
  };
}

export type FirstAnswers = ReturnType<typeof createFirstAnswers>;
