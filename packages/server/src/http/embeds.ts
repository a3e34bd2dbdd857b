import { msg } from '@lingui/core/macro';
import type { Expert } from '@pitchside/api/experts/plans';
import type { Room } from '@pitchside/api/live/live';
import type { Poll } from '@pitchside/api/live/polls';
import type { SeasonStandings, TeamPage } from '@pitchside/api/scores/competitions';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { embedPath, embedQuestion, readEmbed, type Embed } from '@pitchside/api/screens/EmbedFrame';
import type { Question } from '@pitchside/api/screens';
import { zoneOfLanguage } from '@pitchside/api/screens/days';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../platform/callError.ts';
import type { Language } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import type { Drawn } from './draw.ts';
import { embedStyles } from './embedStyles.ts';
import { matchTexts } from './head/matchTexts.ts';
import type { HeadSource } from './head/pageHead.types.ts';
import { inLanguage } from './head/headMarkup.ts';
import { languageIn, type Heads } from './head/readHead.ts';
import { finishPage, sendFinished, sharedFor, type MakePage, type PageCache } from './pageCache.ts';
import { escapeText, plainPage } from './plainPage.ts';
import type { RateLimits } from './rate.ts';
import type { SiteParts } from './site.ts';
import { Written } from './written.ts';

/** Seconds after which an embed is fetched again: while something is played, and otherwise. */
const renewal = { playing: 10, still: 300 };
/** Least seconds between two loads of the whole page where no script runs. */
const reload = 30;

export interface EmbedParts extends Required<Pick<SiteParts, 'firstAnswers' | 'cdnSeconds'>> {
  heads: Pick<Heads, 'sourceOf' | 'siteName'>;
  draw: SiteParts['draw'];
  pages: PageCache;
  rates: RateLimits;
}

const texts = {
  lost: msg({ id: 'embed.lost', message: '这里没有内容' }),
  soon: msg({ id: 'embed.soon', message: '马上就好' }),
  poll: msg({ id: 'embed.poll', message: '投票' }),
};

interface Subject {
  title: string;
  isPlaying: boolean;
}

const isOn = ({ status }: Pick<Match, 'status'>) => matchPhase(status) === 'playing';

/** Title of each kind, and whether something is played, from the data of its question. */
const subjects: Record<Embed['kind'], (data: never, source: HeadSource) => Subject> = {
  scorebug: ofMatch,
  match: ofMatch,
  league: ({ competition, groups }: SeasonStandings) => ({
    title: competition.name,
    isPlaying: groups.some(({ overall }) => overall.some(({ playing }) => playing !== null)),
  }),
  team: ({ team, matches }: TeamPage) => ({ title: team.name, isPlaying: matches.some(isOn) }),
  room: ({ room }: { room: Room }) => ({ title: room.title, isPlaying: room.status === 'live' }),
  poll: ({ poll }: { poll: Poll | null }, { say }) => ({
    title: poll?.question ?? say(texts.poll),
    // The next one may begin at any time.
    isPlaying: true,
  }),
  expert: ({ user_nickname: title }: Expert) => ({ title, isPlaying: false }),
};
function ofMatch({ match }: { match: Match }, source: HeadSource): Subject {
  return { title: matchTexts(match, source).sides, isPlaying: isOn(match) };
}

/** Every link of an embed opens the site in a new tab, in the embed's language. */
const outwards = (html: string, language: Language) =>
  html.replaceAll(/<a ([^>]*?)href="(\/[^"]*)"/g, (_all, before: string, href: string) => {
    const to = inLanguage(href.replaceAll('&amp;', '&'), language);
    return `<a target="_blank" rel="noopener" ${before}href="${escapeText(to)}"`;
  });

/** `/embed/<kind>/<id>`: small pages for other sites' frames, drawn of the app's own components; one script keeps them current. */
export function installEmbeds(
  app: FastifyInstance,
  folder: string,
  { firstAnswers, draw, heads, pages, cdnSeconds, rates }: EmbedParts,
): void {
  const stylesOf = embedStyles(folder);

  function write({ theme }: Embed, drawn: Drawn, { title, isPlaying }: Subject, language: Language, nonce: string): string {
    const seconds = isPlaying ? renewal.playing : renewal.still;
    const body = outwards(drawn.body.replace(/ data-drawn="[^"]*"/, ''), language);
    return [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<title>${escapeText(title)}</title><meta name="robots" content="noindex">`,
      `<noscript><meta http-equiv="refresh" content="${Math.max(reload, seconds)}"></noscript>`,
      `<style nonce="${nonce}">${stylesOf(drawn, theme)}</style><script defer src="/embed.js"></script></head>`,
      `<body data-renew="${seconds}">${body}</body></html>`,
    ].join('');
  }

  function failed(status: 404 | 503, language: Language, nonce: string): ReturnType<MakePage> {
    const title = speak(status === 404 ? texts.lost : texts.soon, language);
    const inner = outwards(`<p><a href="/">${escapeText(heads.siteName(language))}</a></p>`, language);
    const html = plainPage({ title, inner, nonce, lang: language, ...(status === 503 && { refresh: 3 }) });
    return Promise.resolve({ page: { status, nonce, written: new Written(html), tag: '', isFound: false }, isKept: false });
  }

  app.get<{ Params: { kind: string; id: string } }>('/embed/:kind/:id', async (request, reply) => {
    const [path = '', search] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    const language = languageIn(query) ?? 'zh';
    const embed = readEmbed(path, query);
    const question = embed && embedQuestion(embed);
    const { nonce, ip } = request;
    void reply.header('content-type', 'text/html; charset=utf-8').header('content-language', language).header('x-robots-tag', 'noindex');
    const verdict = await rates('read', { member: undefined, address: ip });
    if (!verdict.allowed) {
      const { page } = await failed(503, language, nonce);
      return reply.status(429).header('retry-after', verdict.retryAfter).allowFraming(nonce).send(page.written.body);
    }

    async function make(of: Embed, { call, input }: Question, ...[used, last]: Parameters<MakePage>): ReturnType<MakePage> {
      const address = embedPath(of);
      const params = new URLSearchParams({
        kind: of.kind,
        id: of.id,
        sport: of.sport,
        ...(of.hidesScore && { score: '0' }),
        ...(of.hidesChat && { chat: '0' }),
      });
      const source = heads.sourceOf({ pathname: path, query: params, language, address: ip, used });
      try {
        const data = await source.ask(call, input);
        const zone = zoneOfLanguage[language];
        const { text } = await firstAnswers({ screen: 'EmbedFrame', query: params, zone }, { language, address: ip, used });
        const drawn = text === '' ? undefined : await draw?.({ address, language, theme: null, zone, saver: true }, text);
        if (!drawn) return await failed(503, language, nonce);
        const subject = subjects[of.kind](data as never, source);
        const written = (under: string) => write(of, drawn, subject, language, under);
        return { page: finishPage(last, written, { status: 200, nonce, isFound: true }), isKept: true };
      } catch (error) {
        // What is not there refuses.
        if (error instanceof CallError) return failed(404, language, nonce);
        return failed(503, language, nonce);
      }
    }

    const finished =
      embed && question
        ? await pages.get(`embed ${language} ${embedPath(embed)}`, (used, last) => make(embed, question, used, last))
        : (await failed(404, language, nonce)).page;
    const { status } = finished;
    void reply.status(status).allowFraming(finished.nonce);
    if (status !== 200) return reply.header('cache-control', 'no-store').send(finished.written.body);
    void reply.header('cache-control', cdnSeconds > 0 ? sharedFor(cdnSeconds) : 'no-cache');
    return sendFinished(request, reply, finished);
  });
}
