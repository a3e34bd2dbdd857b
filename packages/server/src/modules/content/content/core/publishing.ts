import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ShelfKind } from '@pitchside/api/content/content';
import { CallError } from '../../../../platform/callError.ts';
import type { Emit } from '../../../../platform/events.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Language } from '../../../../text/local.ts';
import { speak } from '../../../../text/speak.ts';
import type { Matches } from '../../../scores/matches/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Shelves } from '../shelves/shelves.ts';
import type { ActsRepository } from './acts.repository.ts';
import { numberOf } from './ids.ts';
import { filesOf, type Item, type NewItem } from './items.presenter.ts';

const texts = {
  missing: (what: string) => msg`还缺：${what}`,
  shelf: { circle: msg`这个圈子不在了，换一个`, category: msg`这个分类不在了，换一个`, section: msg`这个栏目不在了，换一个` },
  match: msg`没有找到这场比赛`,
  long: (most: number) => msg`内容最多 ${most} 个字`,
};

/** Called when an object is published for the first time, in its transaction. */
export type PublishedListener = (tx: Transaction, emit: Emit, item: Item) => Promise<void>;

/** Required fields before sending, in the order of the form. */
export type Wanted = readonly (readonly [isThere: boolean, name: MessageDescriptor])[];

/**
 * Requires all fields.
 * @throws CallError that names each missing one
 */
export function requireAll(wanted: Wanted, language: Language): void {
  const missing = wanted.flatMap(([isThere, name]) => (isThere ? [] : [speak(name, language)]));
  if (missing.length > 0) throw new CallError(texts.missing(new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)));
}

/** @throws CallError for a text with too many code points */
export function requireShort(text: string, most: number): void {
  if ([...text].length > most) throw new CallError(texts.long(most));
}

/** Publication of objects. */
export function createPublishing(
  { clock }: Pick<Platform, 'clock'>,
  acts: ActsRepository,
  shelves: Shelves,
  matches: Pick<Matches, 'rowsById'>,
  uploads: Pick<Uploads, 'use'>,
) {
  const listeners: PublishedListener[] = [];

  return {
    onPublished: (listener: PublishedListener) => void listeners.push(listener),
    /** Takes the publishing lock: before any row lock, until the transaction ends, so that places are committed in order. */
    turn: (tx: Transaction) => takeTurn(tx, 'publishing'),
    /** @throws CallError for a shelf that is closed, has subdivisions or is gone, and for an unknown match */
    async check(tx: Transaction, kind: ShelfKind, shelfId: string, matchId: string | undefined): Promise<number> {
      const shelf = await shelves.holdOpen(tx, kind, numberOf(shelfId));
      if (!shelf) throw new CallError(texts.shelf[kind]);
      if (matchId !== undefined && !(await matches.rowsById([matchId], tx)).has(matchId)) throw new CallError(texts.match);
      return shelf.id;
    },
    /**
     * Adds an object, and shows it at once unless it awaits review or transcoding. The caller must hold the publishing lock if the object
     * is to be shown.
     */
    async add(tx: Transaction, emit: Emit, item: NewItem, isHeld: boolean): Promise<Item> {
      const added = await acts.add(tx, { ...item, state: item.codingKey == null ? 'awaiting' : 'processing' });
      await uploads.use(tx, `content:${added.id}`, filesOf(added));
      if (!isHeld && added.codingKey === null) await this.show(tx, emit, added);
      return added;
    },
    /**
     * Shows an object. The first time it gets its place and the listeners run. `seenAt` is the publication time, ms UTC, default now; other
     * values are for seeded data.
     */
    async show(tx: Transaction, emit: Emit, item: Item, seenAt = clock.now()): Promise<void> {
      await acts.setState(tx, item, 'shown', '', clock.now(), seenAt);
      if (item.place === null) for (const listener of listeners) await listener(tx, emit, { ...item, state: 'shown', publishedAt: seenAt });
    },
  };
}
export type Publishing = ReturnType<typeof createPublishing>;
