import * as z from 'zod/mini';
import { blockInput } from '../news/news.schema.ts';
import { instant } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { clip, contentStates, discussedKinds, picture } from './content.schema.ts';

/**
 * Content that is reviewed before it is shown: everything, posts of newcomers, or only what is reported or has a word of the blocklist.
 * Articles of members are always reviewed.
 */
export const reviewPolicies = ['everything', 'newcomers', 'reported'] as const;
export type ReviewPolicy = (typeof reviewPolicies)[number];

/** Kinds that moderators decide on: an object, or a comment. */
export const judgedKinds = ['post', 'video', 'article', 'comment'] as const;
export type JudgedKind = (typeof judgedKinds)[number];

/** `review`: waits for a first look; `reported`: was reported and waits; `hidden`: is hidden at present. */
export const contentQueues = ['review', 'reported', 'hidden'] as const;

/** One line of a queue. */
export const judged = z.object({
  kind: z.enum(judgedKinds),
  id: z.string(),
  author: person,
  state: z.enum(contentStates),
  title: z.string(),
  text: z.string(),
  pictures: z.array(picture),
  clip: z.nullable(clip),
  /** The object of a comment; null for objects. */
  object: z.nullable(z.object({ kind: z.enum(discussedKinds), id: z.string(), title: z.string() })),
  sent_at: instant,
  /** Words of the list that were found in it. */
  words: z.array(z.string()),
  /** Reports that wait, and the reasons given. */
  reports: z.int(),
  reasons: z.array(z.string()),
});
export type Judged = z.output<typeof judged>;

/** `approve` shows, `reject` fails with a reason, `hide` and `restore`, `delete` for ever. */
export const contentActs = ['approve', 'reject', 'hide', 'restore', 'delete'] as const;
export type ContentAct = (typeof contentActs)[number];

/** One act over one or many; it can be taken back while nothing else was done to them. */
export const contentActDone = z.object({
  id: z.string(),
  act: z.enum(contentActs),
  by: z.string(),
  at: instant,
  reason: z.string(),
  /** Number of changed objects. */
  done: z.int(),
  is_undone: z.boolean(),
});
export type ContentActDone = z.output<typeof contentActDone>;

/** Effects of a blocklist word: it blocks, holds or masks a text, in any width, spacing and look-alike letters. */
export const wordEffects = ['block', 'hold', 'mask'] as const;
export type WordEffect = (typeof wordEffects)[number];
export const listedWord = z.object({ id: z.string(), word: z.string(), effect: z.enum(wordEffects), at: instant });

/** An article as its editor sees it; `body` as it was sent, pictures as paths. */
export const editedArticle = z.object({
  id: z.string(),
  state: z.enum(contentStates),
  author: person,
  title: z.string(),
  summary: z.string(),
  section_id: z.string(),
  cover: z.nullable(picture),
  lang: z.string(),
  tags: z.array(z.string()),
  source: z.string(),
  match_id: z.nullable(z.string()),
  is_lead: z.boolean(),
  is_deep: z.boolean(),
  is_flash: z.boolean(),
  body: z.array(blockInput),
  /** Pictures of the body, by the keys that `body` names. */
  pictures: z.array(z.object({ upload: z.string(), picture })),
  /** When it is to be published; null unless it is scheduled. */
  publish_at: z.nullable(instant),
  published_at: z.nullable(instant),
  changed_at: instant,
});

/** Names in the three languages of the site. */
export const threeNames = z.object({ zh: z.string(), en: z.string(), vi: z.string() });

/** A section, a category or a circle as the desk sees it. */
export const shelf = z.object({
  id: z.string(),
  names: threeNames,
  about: threeNames,
  parent_id: z.nullable(z.string()),
  /** Sort order, the lowest first. */
  place: z.int(),
  /** Whether new content may be put into it; a closed one is not listed and keeps what it has. */
  is_open: z.boolean(),
  /** The chat group of a circle; null without one, and for the others. */
  group_id: z.nullable(z.string()),
  total: z.int(),
});
export type Shelf = z.output<typeof shelf>;
export const shelfKinds = ['section', 'category', 'circle'] as const;
export type ShelfKind = (typeof shelfKinds)[number];
