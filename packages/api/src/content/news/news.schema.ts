import * as z from 'zod/mini';
import { storyMark } from '../../scores/matches/matchMark.ts';
import { contentLanguage, picture, shared } from '../content/content.schema.ts';
import { id, instant, text } from '../../contract/fields.ts';

/** A section of the headlines. */
export const section = z.object({ id: z.string(), name: z.string(), /** Articles that are shown. */ total: z.int() });
export type Section = z.output<typeof section>;

/** An article as lists show it. */
export const article = z
  .object({
    ...shared,
    title: z.string(),
    summary: z.string(),
    section: z.object({ id: z.string(), name: z.string() }),
    cover: z.nullable(picture),
    tags: z.array(z.string()),
    /** Source of the article; empty for the author alone. */
    source: z.string(),
    /** The story that a page begins with, one to take time for, one of a line. */
    is_lead: z.boolean(),
    is_deep: z.boolean(),
    is_flash: z.boolean(),
  })
  .check(storyMark);
export type Article = z.output<typeof article>;

/** A line of the ticker, sent when it is published. */
export const flashEvent = z.object({ id: z.string(), title: z.string(), lang: contentLanguage, at: instant });
export type FlashEvent = z.output<typeof flashEvent>;

/** Most blocks of an article, most code points of one, most items of a list. */
export const blockLimits = { blocks: 120, text: 2_000, items: 20 } as const;

/** A link of the site, or of another one over https: nothing that could run. */
export const href = z.string().check(z.regex(/^(https:\/\/[^\s/?#]+[^\s]{0,400}|\/(?![/\\])[^\s]{0,400})$/));

/**
 * One block of an article. Blocks hold no markup, so that nothing needs sanitising or could run (docs/decisions/content-and-review.md):
 * `text` is plain text.
 * A gallery is several `picture` blocks in a row.
 */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('picture'), picture, caption: z.string() }),
  z.object({ kind: z.literal('link'), href, text: z.string() }),
]);
export type Block = z.output<typeof block>;

const words = text(blockLimits.text);
/**
 * A block as an editor sends it: a picture is the key of an upload made for `article`, or the path of one that is in the article
 * already.
 */
export const blockInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: words }),
  z.object({ kind: z.literal('heading'), text: text(100) }),
  z.object({ kind: z.literal('quote'), text: words, by: z._default(text(60, 0), '') }),
  z.object({ kind: z.literal('list'), items: z.array(text(300)).check(z.minLength(1), z.maxLength(blockLimits.items)) }),
  z.object({ kind: z.literal('picture'), upload: id, caption: z._default(text(120, 0), '') }),
  z.object({ kind: z.literal('link'), href, text: text(100) }),
]);
export type BlockInput = z.output<typeof blockInput>;

/** An article with its body. */
export const wholeArticle = z.extend(article, { body: z.array(block), /** Minutes that reading it takes. */ minutes: z.int() });
export type WholeArticle = z.output<typeof wholeArticle>;
