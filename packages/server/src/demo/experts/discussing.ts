import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Content } from '../../modules/content/content/index.ts';
import { plans, planUnlocks } from '../../modules/experts/plans/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day } from '../../platform/retention.ts';
import type { Language } from '../../text/local.ts';
import { planRemarks } from './talk.data.ts';

/** Age limit of discussed plans in ms, plans per round, and most people who comment on one. */
const [back, atOnce, mostVoices] = [2 * day, 40, 2];

interface Parts {
  content: Pick<Content, 'discussed' | 'comments'>;
  /** Language of a plan's author; undefined for authors outside the demo world. */
  languageOf(authorId: number): Language | undefined;
  /** Viewers who read a language, as member ids. */
  readersOf(language: Language): Promise<readonly number[]>;
}

/** Comments on settled plans, by those who may read them: members who unlocked them, and anybody where they were free. */
export function createPlanDiscussing({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, parts: Parts) {
  const { content, languageOf, readersOf } = parts;

  async function voicesOf({ id, price }: { id: number; price: number }, language: Language): Promise<readonly number[]> {
    if (price === 0) return readersOf(language);
    const buyers = await db
      .select({ id: planUnlocks.memberId })
      .from(planUnlocks)
      .where(eq(planUnlocks.planId, id))
      .orderBy(asc(planUnlocks.at), asc(planUnlocks.memberId));
    return buyers.map(({ id: buyer }) => buyer);
  }

  return async function discuss(): Promise<void> {
    const rows = await db
      .select({ id: plans.id, authorId: plans.expertId, title: plans.title, price: plans.price, result: plans.result })
      .from(plans)
      .where(and(eq(plans.state, 'settled'), gt(plans.kickoffAt, clock.now() - back)))
      .orderBy(desc(plans.kickoffAt), desc(plans.id))
      .limit(atOnce);
    for (const { result, ...plan } of rows) {
      const language = languageOf(plan.authorId);
      if (result === null || language === undefined || (await content.discussed.itemOf(plan.id))) continue;
      const chance = randomFor('plan talk', plan.id);
      const speakers = chance.shuffled(await voicesOf(plan, language)).slice(0, chance.between(1, mostVoices));
      if (speakers.length === 0) continue;
      const remarks = chance.shuffled(planRemarks[language][result]);
      await events.transaction(async (tx, emit) => {
        const { id } = await content.discussed.openItem(tx, plan);
        const say = async (memberId: number, text: string, replyTo?: number) => {
          const given = { kind: 'plan' as const, id, content: text, replyTo };
          const { comment } = await content.comments.say(tx, emit, { id: memberId, nickname: '' }, given, {
            texts: [text],
            isHeld: false,
            words: [],
          });
          return Number(comment.id);
        };
        for (const [place, speaker] of speakers.entries()) {
          const remark = remarks[place];
          if (!remark) return;
          const said = await say(speaker, remark.said);
          if (remark.answer) await say(plan.authorId, remark.answer, said);
        }
      });
    }
  };
}
