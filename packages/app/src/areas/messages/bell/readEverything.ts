import { ImError } from '../client/im.ts';
import type { Messenger } from '../talk/messenger.ts';

/** Marks every conversation as read, up to the last message visible to its reader; one that fails stays unread in the list. */
export async function readEverything(messenger: Messenger | null): Promise<void> {
  const waiting = messenger?.state.conversations.filter(({ unread, last }) => unread > 0 && last) ?? [];
  for (const { id, last } of waiting) {
    try {
      if (last) await messenger?.client.read(id, last);
    } catch (error) {
      if (!(error instanceof ImError)) throw error;
      if (error.kind === 'lost') return;
    }
  }
}
