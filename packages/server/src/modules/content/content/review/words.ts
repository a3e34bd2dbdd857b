import { msg } from '@lingui/core/macro';
import type { WordEffect } from '@pitchside/api/content/content';
import { count, desc, eq } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { contentWords } from './review.tables.ts';
import { findWord, skeletonOf, wordSkeleton } from './skeleton.ts';

const texts = { blocked: msg`里面有不能发布的词，改一改再发`, empty: msg`输入错误` };

/** Result of checking a text against the blocklist. */
export interface Verdict {
  /** The text with masked words as asterisks. */
  text: string;
  /** Whether it must await review. */
  isHeld: boolean;
  /** Matched words, as they are in the blocklist. */
  words: string[];
}

/** The blocklist. It is read for each text: it is short, and an added word takes effect at once on every node. */
export function createWords(db: Database) {
  async function read(texts_: readonly string[]): Promise<Verdict[]> {
    const listed = await db
      .select({ word: contentWords.word, skeleton: contentWords.skeleton, effect: contentWords.effect })
      .from(contentWords);
    return texts_.map((text) => {
      const skeleton = skeletonOf(text);
      const points = [...text];
      const words: string[] = [];
      let isHeld = false;
      for (const { word, skeleton: wanted, effect } of listed) {
        const found = findWord(text, skeleton, wanted);
        if (found.length === 0) continue;
        if (effect === 'block') throw new CallError(texts.blocked);
        words.push(word);
        if (effect === 'hold') isHeld = true;
        else
          for (const { from, to } of found) for (let place = from; place <= to; place += 1) if (points[place]?.trim()) points[place] = '*';
      }
      return { text: points.join(''), isHeld, words };
    });
  }

  return {
    /**
     * Checks texts against the blocklist; results are in the same order.
     * @throws CallError when a blocked word occurs
     */
    read,
    /**
     * Adds a word to the blocklist, changes its effect, or removes it.
     * @throws CallError for a word without letters
     */
    async set(tx: Transaction, word: string, effect: WordEffect | undefined, at: number): Promise<void> {
      const skeleton = wordSkeleton(word);
      if (skeleton === '') throw new CallError(texts.empty);
      if (effect === undefined) await tx.delete(contentWords).where(eq(contentWords.skeleton, skeleton));
      else
        await tx
          .insert(contentWords)
          .values({ word, skeleton, effect, at })
          .onConflictDoUpdate({ target: contentWords.skeleton, set: { word, effect, at } });
    },
    async list(page: number, limit: number) {
      const [rows, [all]] = await Promise.all([
        db
          .select()
          .from(contentWords)
          .orderBy(desc(contentWords.at), desc(contentWords.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(contentWords),
      ]);
      return { list: rows, total: all?.total ?? 0 };
    },
  };
}
export type Words = ReturnType<typeof createWords>;
