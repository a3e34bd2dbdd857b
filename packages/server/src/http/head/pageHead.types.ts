import type { Call, CallData, CallInput } from '@pitchside/api/contract';
import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '../../text/local.ts';

/** A side of a match on a card. */
export interface CardSide {
  name: string;
  short: string;
  colors: readonly [string, string];
}

/** Texts of the picture that stands for a page where it is shared; the picture says nothing else. */
export type Card =
  | {
      kind: 'match';
      headline: string;
      state: string;
      /** `2 - 1`, or what stands in its place. */ score: string;
      home: CardSide;
      away: CardSide;
    }
  | { kind: 'text'; label: string; title: string; by: string };

/** An object of JSON-LD, with a `@type` of schema.org. */
export interface LinkedData {
  '@type': string;
  [property: string]: unknown;
}

/** A page of this site that a head leads to; `path` begins with a slash and has no language. */
export interface PageLink {
  name: string;
  path: string;
}

/** Head of a page: its texts for whoever does not run the app, such as search engines and previews of links. */
export interface PageHead {
  /** Title before the site's name. */
  title: string;
  description: string;
  /** Path and search params that make the page, without those that only open a tab of it, and without a language. */
  path: string;
  /** Kind of page by the Open Graph protocol; default `website`. */
  type?: 'article' | 'profile' | 'video.other';
  /** Film that plays where the link is shared; default none. */
  video?: { url: string; width: number; height: number };
  card: Card;
  /** Objects of the page besides the breadcrumbs. */
  data?: readonly LinkedData[];
  /** Pages above this one, the outermost first. */
  trail?: readonly PageLink[];
  /** Atom feeds of what is on the page. */
  feeds?: readonly PageLink[];
  /** Path of the same for other sites' frames, with its size in px; default none. */
  embed?: { path: string; width: number; height: number };
  /** The page is for one member alone, or lists what somebody searched for: engines leave it out. */
  isPrivate?: boolean;
}

/** Source of a head: the address, the language, and the calls of the site. */
export interface HeadSource {
  query: URLSearchParams;
  language: Language;
  /** Data of a call as a visitor gets it. @throws CallError where the thing is not there */
  ask<C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C>>;
  say(text: MessageDescriptor): string;
  /** Absolute address of a path of the site, in the language of the page. */
  link(path: string): string;
  /** Name of the site in the language of the page. */
  site: string;
  /** The link was shared without the score: neither texts nor picture name it. */
  hidesScore: boolean;
  /** Absolute address of a file that members uploaded, or that lies on the site. */
  file(path: string): string;
}

/** Makes the head of a page; undefined where nothing is there. */
export type HeadMaker = (source: HeadSource) => PageHead | undefined | Promise<PageHead | undefined>;
