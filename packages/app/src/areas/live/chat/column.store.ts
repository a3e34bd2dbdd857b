import { proxy } from 'valtio';
import { stage } from '../../../platform/player/stage.store.ts';

/** Tabs of the column beside the picture. */
export type ChatTab = 'chat' | 'rank' | 'club' | 'wall' | 'events' | 'keep';

interface ColumnState {
  /** The tab that was chosen; null while none was. */
  tab: ChatTab | null;
  /** Whom the composer is to address next; null for nobody. */
  mention: string | null;
}

/** The column beside the picture, as others reach for it. */
export const column = proxy<ColumnState>({ tab: null, mention: null });

/** Addresses somebody in the chat, which comes to the front. */
export function askMention(nickname: string): void {
  stage.chat = true;
  Object.assign(column, { tab: 'chat', mention: nickname });
}
