import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import { languageOf } from './first.ts';
import { languageIn } from './head/readHead.ts';
import { escapeText, plainPage } from './plainPage.ts';
import type { SiteNames } from './sitePage.ts';
import { vary } from './written.ts';

const texts = {
  about: msg`足球、篮球和电竞的直播、即时比分与懂球的人。`,
  scores: msg`比分`,
  schedule: msg`赛程`,
  reserved: msg`我的预约`,
  offline: msg`现在没有网络`,
  wait: msg`连上网络以后，比分和直播接着来。`,
  again: msg`再试一次`,
};

/** Colours of the page before anything is drawn. */
const [ground, theme] = ['#f6f8f4', '#0b2a20'];

/** Language of a reader, as for pages: what the address names, else the cookie. */
const readerOf = ({ url, headers }: FastifyRequest): Language =>
  languageIn(new URLSearchParams(url.split('?', 2)[1])) ?? languageOf(headers.cookie);

const icons = [192, 512].flatMap((side) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: purpose === 'any' ? `/icon-${side}.png` : `/icon-maskable-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
);

/** Web app manifest in one language. */
function manifestOf(language: Language, { latin, zh }: SiteNames): Record<string, unknown> {
  const name = language === 'zh' ? zh : latin;
  const shortcut = (label: (typeof texts)[keyof typeof texts], url: string) => ({ name: speak(label, language), url });
  return {
    id: '/',
    name,
    short_name: name,
    description: speak(texts.about, language),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: theme,
    categories: ['sports', 'news'],
    icons: [...icons, { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    shortcuts: [shortcut(texts.scores, '/football'), shortcut(texts.schedule, '/schedule'), shortcut(texts.reserved, '/reserve')],
  };
}

/**
 * Serves `/manifest.webmanifest`, and `/offline`, the page that a service worker shows while there is no network; both in the reader's
 * language.
 */
export function installWebApp(app: FastifyInstance, names: SiteNames): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = readerOf(request);
    vary(reply, 'cookie');
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'private, max-age=3600')
      .send(JSON.stringify(manifestOf(language, names)));
  });
  app.get('/offline', async (request, reply) => {
    const language = readerOf(request);
    const { nonce } = request;
    const inner = `<p>${escapeText(speak(texts.wait, language))}</p><p><a href="">${escapeText(speak(texts.again, language))}</a></p>`;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .allowStyles(nonce)
      .send(plainPage({ title: speak(texts.offline, language), inner, nonce, lang: language }));
  });
}
