import { backpackList, giftList, type ShelfGiftData } from '@pitchside/api/live/gifts';
import type { CallData } from '@pitchside/api';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

interface ShelfState {
  state: 'loading' | 'ready' | 'error';
  gifts: readonly ShelfGiftData[];
  /** The member's own, lot by lot; empty for a visitor. */
  backpack: CallData<typeof backpackList>['list'];
}

const empty = (): ShelfState => ({ state: 'loading', gifts: [], backpack: [] });

/** Gifts to choose from. */
export const shelf = proxy<ShelfState>(empty());

const askBackpack = async (signal: AbortSignal): Promise<Pick<CallData<typeof backpackList>, 'list'>> =>
  sessionToken() ? api.call(backpackList, {}, { signal, quiet: true }) : { list: [] };

let refresh = () => {};

/** Fetches shelf and backpack again; the shown ones stay until then. */
export const refreshShelf = (): void => refresh();

/** Fetches shelf and backpack; returns how to end it. */
export function openShelf(): () => void {
  const scope = createScope();
  const [newest, own] = [latestOnly(scope), latestOnly(scope)];
  refresh = scope.during(() => {
    if (shelf.state === 'error') shelf.state = 'loading';
    own.drop();
    newest.ask(
      (signal) => Promise.all([api.call(giftList, {}, { signal, quiet: true }), askBackpack(signal).catch(() => undefined)]),
      ([{ list: gifts }, lots]) => {
        Object.assign(shelf, { state: 'ready', gifts, backpack: lots?.list ?? shelf.backpack });
        // Gifts can be given without it.
        if (!lots) own.retry(askBackpack, ({ list: backpack }) => void (shelf.backpack = backpack));
      },
      // What is known still holds; without anything the panel offers to try again.
      () => void (shelf.state = shelf.gifts.length > 0 ? 'ready' : 'error'),
    );
  });
  Object.assign(shelf, empty());
  refresh();
  return scope.leave;
}
