import type { Content } from '../../modules/content/content/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Emit } from '../../platform/events.ts';
import type { Transaction } from '../../ports/database/database.ts';
import type { Language } from '../../text/local.ts';
import type { Finished } from './writing.ts';
import { footballOnly, threads } from './threads.data.ts';

type Shown = Awaited<ReturnType<Content['acts']['add']>>;

/** Lets fans like posts, comment on them and answer each other. */
export function createTalk(content: Content, clock: Clock) {
  return async (
    tx: Transaction,
    emit: Emit,
    item: Shown,
    sport: Finished['sport'],
    language: Language,
    fans: readonly number[],
    authorId: number | undefined,
  ): Promise<void> => {
    const others = fans.filter((id) => id !== authorId);
    if (others.length === 0) return;
    const fan = (place: number) => others[(item.id + place) % others.length] ?? 0;
    const likes = Math.min(others.length, 2 + (item.id % 9));
    for (let place = 0; place < likes; place += 1) await content.acts.mark(tx, item, fan(place), 'like', true, clock.now());
    if (item.id % 3 === 0) await content.acts.mark(tx, item, fan(3), 'favorite', true, clock.now());

    const say = async (memberId: number, text: string, replyTo?: number) => {
      const { comment } = await content.comments.say(
        tx,
        emit,
        { id: memberId, nickname: '' },
        { kind: item.kind, id: item.id, content: text, replyTo },
        { texts: [text], isHeld: false, words: [] },
      );
      return Number(comment.id);
    };
    const known = threads[language].slice(sport === 'football' ? 0 : footballOnly);
    const several = 1 + (item.id % 3);
    for (let place = 0; place < several; place += 1) {
      const thread = known[(item.id + place) % known.length];
      if (!thread) return;
      const top = await say(fan(place), thread.said);
      let answered = top;
      for (const [index, answer] of thread.answers.entries()) answered = await say(fan(place + index + 1), answer, answered);
      if (place === 0) await content.comments.like(tx, emit, fan(5), top, true);
    }
  };
}
