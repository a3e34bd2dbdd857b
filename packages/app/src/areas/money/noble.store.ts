import {
  buyNoble,
  getNobleState,
  nobleList,
  setNoble,
  type NoblePlanData,
  type NobleRank,
  type NobleState,
} from '@pitchside/api/money/noble';
import { proxy } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { realtime } from '../../platform/realtime/realtime.ts';
import { session } from '../../platform/session/session.store.ts';
import { charge } from '../../platform/session/wallet.store.ts';

export interface Purchase {
  rank: NobleRank;
  months: 1 | 3 | 12;
  /** Diamonds that the buyer has seen. */
  total: number;
  /** Room in which it is bought, whose anchor has a share. */
  roomId?: string;
}

interface NobleStore {
  plans: readonly NoblePlanData[];
  own: NobleState | null;
  state: 'loading' | 'ready' | 'failed';
  /** The choice that is being saved. */
  saving: 'entryHint' | 'autoRenew' | null;
}

/** The plans and the member's own rank. */
export const nobles = proxy<NobleStore>({ plans: [], own: null, state: 'loading', saving: null });

export async function loadNobles(): Promise<void> {
  nobles.state = nobles.own ? 'ready' : 'loading';
  try {
    const [{ list }, own] = await Promise.all([api.call(nobleList, {}), api.call(getNobleState, {})]);
    Object.assign(nobles, { plans: list, own, state: 'ready' });
  } catch {
    // The call has notified the person; this only sets the shown state.
    nobles.state = nobles.own ? 'ready' : 'failed';
  }
}

/** Buys under a key that stays the same while one act is tried again; the header shows the new balance at once. */
export async function purchase({ rank, months, total, roomId: id }: Purchase, key: string): Promise<void> {
  const wanted = { rank, months, expected_price: total, ...(id !== undefined && { id }) };
  const { noble } = await charge(() => api.call(buyNoble, wanted, { idempotencyKey: key }));
  nobles.own = noble;
}

/** Saves one of the two choices; a choice that could not be saved goes back. */
export async function choose(choice: 'entryHint' | 'autoRenew', on: boolean): Promise<void> {
  nobles.saving = choice;
  try {
    nobles.own = await api.call(setNoble, choice === 'entryHint' ? { entry_hint: on } : { auto_renew: on }, {
      idempotencyKey: crypto.randomUUID(),
    });
  } catch {
    // The call has notified the person; the switch shows the stored state.
  } finally {
    nobles.saving = null;
  }
}

/** Keeps the rank in step with other tabs and with renewals by the server. Returns a function that stops it. */
export function followNobles(): () => void {
  const id = session.user?.id;
  if (id === undefined) return () => undefined;
  void loadNobles();
  return realtime.subscribe(`user:${id}`, {
    onEvent: (event) => {
      if (event.type === 'noble') nobles.own = event.data;
    },
    onReset: () => void loadNobles(),
  });
}
