import { msg } from '@lingui/core/macro';
import { reviewPolicies, type ContentKind, type ReviewPolicy } from '@pitchside/api/content/content';
import { and, count, eq, gt } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { day } from '../../../../platform/retention.ts';
import { users } from '../../../member/member/index.ts';
import { contentItems } from '../core/content.tables.ts';
import { contentMutes } from './review.tables.ts';
import type { Words } from './words.ts';

const texts = { muted: (reason: string) => msg`你暂时不能发布：${reason}`, plain: msg`你暂时不能发布` };

/** Definition of newcomers: maximum time since registration, ms, and for videos the minimum that passed. */
const newcomers = { age: 3 * day, videos: 3 };

/** Result of screening a text before publication. */
export interface Screened {
  texts: string[];
  isHeld: boolean;
  words: string[];
}

/** Screens content before publication: permission to post, blocked and held words, and the need of review. */
export function createScreening({ db, clock }: Pick<Platform, 'db' | 'clock'>, words: Words, policyOf: () => Promise<unknown>) {
  async function policy(): Promise<ReviewPolicy> {
    const set = await policyOf();
    return reviewPolicies.find((known) => known === set) ?? 'newcomers';
  }

  async function isNewcomer(memberId: number, kind: ContentKind | 'comment'): Promise<boolean> {
    const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, memberId));
    if (!row || row.at > clock.now() - newcomers.age) return true;
    if (kind !== 'video') return false;
    const [shown] = await db
      .select({ total: count() })
      .from(contentItems)
      .where(and(eq(contentItems.authorId, memberId), eq(contentItems.kind, 'video'), eq(contentItems.state, 'shown')));
    return (shown?.total ?? 0) < newcomers.videos;
  }

  /** Whether new objects of a kind await review, regardless of their text. Operators review their own while writing. */
  async function waits(member: { id: number; role: 'member' | 'operator' }, kind: ContentKind | 'comment'): Promise<boolean> {
    if (member.role === 'operator') return false;
    // Articles by members appear beside those of editors.
    if (kind === 'article') return true;
    const set = await policy();
    if (set === 'everything') return true;
    return set === 'newcomers' && kind !== 'comment' && (await isNewcomer(member.id, kind));
  }

  return {
    policy,
    /**
     * Refuses muted members.
     * @throws CallError with the operator's reason
     */
    async mayPost(memberId: number): Promise<void> {
      const [mute] = await db
        .select()
        .from(contentMutes)
        .where(and(eq(contentMutes.memberId, memberId), gt(contentMutes.until, clock.now())));
      if (mute) throw new CallError(mute.reason === '' ? texts.plain : texts.muted(mute.reason));
    },
    /**
     * Screens the texts that a member sends.
     * @throws CallError for a member who must not post, and for blocked words
     */
    async screen(
      member: { id: number; role: 'member' | 'operator' },
      kind: ContentKind | 'comment',
      given: readonly string[],
    ): Promise<Screened> {
      await this.mayPost(member.id);
      const verdicts = await words.read(given);
      return {
        texts: verdicts.map(({ text }) => text),
        isHeld: verdicts.some(({ isHeld }) => isHeld) || (await waits(member, kind)),
        words: [...new Set(verdicts.flatMap((verdict) => verdict.words))],
      };
    },
  };
}
export type Screening = ReturnType<typeof createScreening>;
