import type { WalletState } from '@pitchside/api/money/ledger';
import { createNanoEvents } from 'nanoevents';
import { proxy } from 'valtio';
import { realtime } from '../realtime/realtime.ts';
import { followOwn, ownTopic } from './ownTopic.ts';
import { refreshUser, session } from './session.store.ts';

/** Wallet and level of the member; null while unknown, and for visitors. */
export interface WalletView {
  /** Balance in diamonds. */
  diamonds: number | null;
  /** Diamonds among them that were given, not bought. */
  given: number | null;
  /** Consumption wallet, in fen. */
  wallet: number | null;
  /** Income, in fen. */
  income: number | null;
  /** Experience points with one decimal. */
  experience: number | null;
  level: number | null;
}

const unknown: WalletView = { diamonds: null, given: null, wallet: null, income: null, experience: null, level: null };

/** The member's wallet, the same in every tab. */
export const wallet = proxy<WalletView>({ ...unknown });

let knownAt = -Infinity;

const events = createNanoEvents<{ change: () => void }>();

/** Subscribes to wallet changes, including possible ones while offline. Returns a function that stops it. */
export const onWalletChange = (hear: () => void): (() => void) => events.on('change', hear);

/** Number of wallet states applied so far, to tell whether a request is older than the last of them. */
let taken = 0;
export const walletTurn = (): number => taken;

/** Applies a wallet state from an event or an answer; one older than the current state is ignored. */
export function takeWallet({ balance, given, wallet: consumption, income, experience, level, exp_icon, at }: WalletState): void {
  if (at < knownAt) return;
  knownAt = at;
  taken += 1;
  Object.assign(wallet, { diamonds: balance, given, wallet: consumption, income, experience, level });
  refreshUser({ balance, level, exp_icon });
}

function forgetWallet(): void {
  knownAt = -Infinity;
  Object.assign(wallet, unknown);
}

/**
 * Keeps the signed-in member's wallet live; `refetch` fetches the user again when events may be missing. Returns a function that stops it.
 */
export function followWallet(refetch: () => void, line: Pick<typeof realtime, 'subscribe' | 'on'> = realtime): () => void {
  const tell = () => events.emit('change');
  let heard = false;
  const stops = [
    // Between the first look at the user and the first subscription something may have happened.
    line.on('subscribed', ({ topic }) => {
      if (heard || !session.user || topic !== ownTopic(session.user)) return;
      heard = true;
      refetch();
    }),
    followOwn(
      {
        onEvent(event) {
          if (event.type !== 'wallet') return;
          takeWallet(event.data);
          tell();
        },
        onReset() {
          refetch();
          tell();
        },
        onChange() {
          heard = false;
          forgetWallet();
        },
      },
      line,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
