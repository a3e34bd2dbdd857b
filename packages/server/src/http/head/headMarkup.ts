import { languages, type Language } from '../../text/local.ts';
import { escapeText } from '../plainPage.ts';
import { cardOf } from './headParts.ts';
import type { PageHead } from './pageHead.types.ts';

/** Width and height of the picture of a page, px. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Locales of the Open Graph protocol. */
const locales: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB', vi: 'vi_VN' };

/** Path in a language; Chinese, the default, is not named. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'zh') return path;
  const [pathname = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

/** Surroundings of a head: language, origin, and names of the site. */
export interface HeadFrame {
  language: Language;
  /** Origin of the site. */
  origin: string;
  /** Name of the site in the language. */
  site: string;
  hidesScore: boolean;
  /** Version of the picture: previews fetch it again when it changes. */
  version: string;
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeText(content)}" />`;

/** Breadcrumbs of a page: those above it, and itself. */
function breadcrumbs({ trail = [], title, path }: PageHead, link: (path: string) => string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { name: title, path }].map(({ name, path: to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: link(to),
    })),
  };
}

/** Title of a page with the site's name behind it. */
export const titleOf = ({ title }: PageHead, site: string): string => `${title} - ${site}`;

/** Markup of a head: what stands first, and what may stand behind styles and scripts. */
export interface HeadMarkup {
  first: string;
  more: string;
}

/** Link to the page as oEmbed, which `oembed.ts` answers. */
const discovery = (url: string, origin: string, title: string) =>
  `<link rel="alternate" type="application/json+oembed" title="${escapeText(title)}" href="${escapeText(`${origin}/oembed?${new URLSearchParams({ url, format: 'json' })}`)}" />`;

/**
 * Markup of a head: title, description, canonical address, the page in each language, Open Graph and Twitter cards, feeds, and JSON-LD as a
 * block of data, which no policy has to allow because nothing runs.
 */
export function headMarkup(head: PageHead, { language, origin, site, hidesScore, version }: HeadFrame): HeadMarkup {
  const link = (path: string) => `${origin}${inLanguage(path, language)}`;
  const title = titleOf(head, site);
  const picture = `${origin}${cardOf(head.path, { language, hidesScore })}&v=${version}`;
  const alternates = [...languages.map((each) => [each, inLanguage(head.path, each)] as const), ['x-default', head.path] as const];
  const data = { '@context': 'https://schema.org', '@graph': [breadcrumbs(head, link), ...(head.data ?? [])] };
  const more = [
    ...(head.isPrivate
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeText(link(head.path))}" />`,
          ...alternates.map(([each, path]) => `<link rel="alternate" hreflang="${each}" href="${escapeText(`${origin}${path}`)}" />`),
          ...(head.feeds ?? []).map(
            ({ name, path }) =>
              `<link rel="alternate" type="application/atom+xml" title="${escapeText(name)}" href="${escapeText(link(path))}" />`,
          ),
          ...(head.embed
            ? [discovery(`${origin}${inLanguage(hidesScore ? `${head.path}&score=0` : head.path, language)}`, origin, title)]
            : []),
        ]),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', link(head.path)),
    meta('property', 'og:site_name', site),
    meta('property', 'og:locale', locales[language]),
    ...languages.filter((each) => each !== language).map((each) => meta('property', 'og:locale:alternate', locales[each])),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', head.title),
    ...(head.video
      ? [
          meta('property', 'og:video', head.video.url),
          meta('property', 'og:video:type', 'video/mp4'),
          meta('property', 'og:video:width', String(head.video.width)),
          meta('property', 'og:video:height', String(head.video.height)),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', picture),
    ...(head.isPrivate ? [] : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ];
  return { first: `<title>${escapeText(title)}</title>${meta('name', 'description', head.description)}`, more: more.join('') };
}

/** Puts a head into a built page, in place of the site's own words. */
export const withHead = (html: string, language: Language, { first, more }: HeadMarkup): string =>
  html
    .replace('<html lang="zh">', `<html lang="${language}">`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => first)
    .replace('</head>', () => `${more}</head>`);
