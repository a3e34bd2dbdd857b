import type { GiftEvent } from '@pitchside/api/live/gifts';
import { comboLasts } from '@pitchside/api/live/gifts';
import type { ChatGiftRow, ChatLog } from '@pitchside/ui/ChatList';
import { giftUrl } from '@pitchside/ui/pictures';
import { giftView } from './gift.presenter.ts';

/** Milliseconds between two changes of one growing line. */
export const lineEvery = 1_000;

interface Growing {
  /** Id of the gift that began it. */
  first: string;
  row: ChatGiftRow;
  /** Number of gifts so far; the row shows it when it is next written. */
  count: number;
  /** When the last gift came, ms UTC. */
  at: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const rowOf = ({ id, gift, count, sender }: GiftEvent): ChatGiftRow => {
  const { name, art, src } = giftView(gift);
  return {
    kind: 'gift',
    id,
    memberId: sender.id,
    nickname: sender.user_nickname,
    level: sender.level,
    ...(sender.noble && { noble: sender.noble }),
    gift: name,
    picture: src ?? giftUrl(art),
    count,
  };
};

/**
 * Writes gifts into a chat log, one row for each combo. It updates at most once a second and stays the newest, so that a held press buries
 * nobody's messages.
 */
export function createGiftLines(log: ChatLog): { add: (event: GiftEvent) => void; clear: () => void } {
  const growing = new Map<string, Growing>();

  function write(line: Growing): void {
    line.timer = undefined;
    log.remove([line.row.id]);
    line.row = { ...line.row, id: `${line.first} ${line.count}`, count: line.count };
    log.push(line.row);
  }
  function forgetOld(now: number): void {
    for (const [key, { at, timer }] of growing) if (timer === undefined && now - at > comboLasts) growing.delete(key);
  }

  return {
    add(event) {
      const key = `${event.sender.id} ${event.gift.id}`;
      const now = Date.now();
      forgetOld(now);
      const line = growing.get(key);
      if (!line) {
        const row = rowOf(event);
        growing.set(key, { first: event.id, row, count: event.count, at: now, timer: undefined });
        return log.push(row);
      }
      line.count += event.count;
      line.at = now;
      line.timer ??= setTimeout(() => write(line), lineEvery);
    },
    clear() {
      for (const { timer } of growing.values()) clearTimeout(timer);
      growing.clear();
    },
  };
}
