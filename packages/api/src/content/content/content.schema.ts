import * as z from 'zod/mini';
import { instant, languages } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { match } from '../../scores/matches/matches.schema.ts';

/** Kinds of content: posts, videos and articles share one sequence of ids. */
export const contentKinds = ['post', 'video', 'article'] as const;
export const contentKind = z.enum(contentKinds);
export type ContentKind = (typeof contentKinds)[number];

/** Kinds that can have comments: all of those, and plans of experts, which have ids of their own. */
export const discussedKinds = [...contentKinds, 'plan'] as const;
export type DiscussedKind = (typeof discussedKinds)[number];

/** Review status. Source: specification section 4. */
export const reviewStates = ['awaiting', 'succeeded', 'failed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * State of an object:
 * - `shown` to everybody
 * - for its author alone: `processing` while its video is transcoded, `awaiting` review, `failed` review, or `hidden` by the site
 * - `deleted` by its author or an operator
 * - articles besides: `draft`, `scheduled` and `withdrawn`; readers see all three as `withdrawn`
 */
export const contentStates = ['shown', 'processing', 'awaiting', 'failed', 'hidden', 'deleted', 'draft', 'scheduled', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];

/** Periods of the ranks, by the calendar of the server. */
export const contentPeriods = ['day', 'week', 'month'] as const;
export type ContentPeriod = (typeof contentPeriods)[number];

/** Limits of length, in code points after NFC, and of number. Sources: specification sections 5 and 9; the others are ours. */
export const contentLimits = {
  post: 500,
  pictures: 4,
  comment: 300,
  title: 60,
  about: 500,
  /** Text of an article that a member sends in: it travels in the address of a GET, because the specification says so. */
  article: 1_200,
  tags: 5,
  tag: 20,
  danmaku: 50,
  myCategories: 30,
  circles: 100,
} as const;

/** Cursor of a list, opaque to clients. Paging never repeats or skips anything, whatever is written, liked or hidden meanwhile. */
export const cursor = z.string().check(z.regex(/^[\w.-]{1,900}$/));

/** A page of a list: `next` is the `before` of the next call, null at the end. */
export const feedOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ list: z.array(item), next: z.nullable(z.string()) });

/** A picture in three widths, as paths of the site: 320, 960 and 2,000 px at most; the size is that of the largest. */
export const picture = z.object({ small: z.string(), medium: z.string(), large: z.string(), width: z.int(), height: z.int() });
export type Picture = z.output<typeof picture>;

/** A file of a video that browsers play, as a path of the site that answers ranges. */
export const clip = z.object({ url: z.string(), cover: z.string(), seconds: z.number(), width: z.int(), height: z.int() });
export type Clip = z.output<typeof clip>;

/** Counts of what people did with an object: each equals the number of rows behind it. */
export const counts = z.object({ likes: z.int(), comments: z.int(), favorites: z.int(), shares: z.int(), views: z.int() });

/** Languages of content; readers of a language get content in it first. */
export const contentLanguage = z.enum(languages);

/** Fields that every kind of object has. */
export const shared = {
  id: z.string(),
  author: person,
  match: z.nullable(match),
  /** When everybody could see it first; while nobody can, when it was sent. */
  published_at: instant,
  /** Language of the object, detected from its letters and its author’s language. */
  lang: contentLanguage,
  ...counts.shape,
  /** A popularity figure of the last days, not a count of anything. */
  heat: z.int(),
  /** The caller's own reactions; false for visitors. */
  is_liked: z.boolean(),
  is_favorite: z.boolean(),
  is_own: z.boolean(),
} as const;

/** Fields of an object that only its author receives. */
export const ownState = {
  state: z.enum(contentStates),
  review: z.enum(reviewStates),
  /** Why review failed, the site hid it or nothing came of its video; empty otherwise. */
  reason: z.string(),
  /** Hundredths of its video that are made into what browsers play; null unless it is `processing`. */
  processing: z.nullable(z.int()),
} as const;

/** Somebody who was answered, as an answer names them. */
export const answered = z.object({ id: z.string(), user_nickname: z.string() });

/** One comment of any object. A deleted one that was answered stays as a place without words. */
export const comment = z.object({
  id: z.string(),
  /** The object that the comment belongs to. */
  kind: z.enum(discussedKinds),
  object_id: z.string(),
  /** The comment that its thread begins with; null for that one itself. */
  thread_id: z.nullable(z.string()),
  author: person,
  /** Whether its author wrote the object too. */
  is_author: z.boolean(),
  /** Whom it answers within its thread; null for the first of a thread, and for an answer to that one. */
  reply_to: z.nullable(answered),
  content: z.string(),
  at: instant,
  likes: z.int(),
  /** Answers in its thread; 0 for answers. */
  replies: z.int(),
  is_liked: z.boolean(),
  is_own: z.boolean(),
  is_deleted: z.boolean(),
  /** Waits for review and is shown to its author alone. */
  is_awaiting: z.boolean(),
});
export type Comment = z.output<typeof comment>;

/** A comment with the first of its answers, the oldest before the others; `Video/commentOneList` gives all of them. */
export const thread = z.extend(comment, { first: z.array(comment) });
export type Thread = z.output<typeof thread>;

/** Answers that a list of comments gives with each. */
export const firstReplies = 2;

/** `hot`: the sixty that are liked and answered most, then the others, the newest first; `new`: the newest first. */
export const commentSorts = ['hot', 'new'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** A page of a discussion; `total` is the count of the object. */
export const threads = z.extend(feedOf(thread), { total: z.int() });

/** Result of a like. */
export const liked = z.object({ id: z.string(), is_liked: z.boolean(), likes: z.int() });
export const favorite = z.object({ id: z.string(), is_favorite: z.boolean(), favorites: z.int() });
/** Result of a comment: the comment, and the object's new count. */
export const commented = z.object({ comment, comments: z.int() });
