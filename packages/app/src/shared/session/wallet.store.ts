import type { WalletState } from '@pitchside/api/money';
import { proxy, subscribe } from 'valtio';
import { realtime } from '../realtime/realtime.ts';
import { refreshUser, session } from './session.store.ts';

/** What the member owns and has earned; null until it is known, and for a visitor. */
export interface WalletView {
  /** Balance in diamonds. */
  diamonds: number | null;
  /** Consumption wallet, in fen. */
  wallet: number | null;
  /** Income, in fen. */
  income: number | null;
  /** Experience points with one decimal. */
  experience: number | null;
  level: number | null;
}

const unknown: WalletView = { diamonds: null, wallet: null, income: null, experience: null, level: null };

/** The member's wallet, the same in every tab. */
export const wallet = proxy<WalletView>({ ...unknown });

let knownAt = -Infinity;

/** Takes over a state of the wallet, from an event or an answer; one that is older than what is known changes nothing. */
export function takeWallet({ balance, wallet: consumption, income, experience, level, exp_icon, at }: WalletState): void {
  if (at < knownAt) return;
  knownAt = at;
  Object.assign(wallet, { diamonds: balance, wallet: consumption, income, experience, level });
  refreshUser({ balance, level, exp_icon });
}

function forgetWallet(): void {
  knownAt = -Infinity;
  Object.assign(wallet, unknown);
}

/** Follows the wallet of whoever is signed in; `refetch` brings the user afresh when events may have been missed. The answer stops it. */
export function followWallet(refetch: () => void, line: Pick<typeof realtime, 'subscribe' | 'on'> = realtime): () => void {
  // By token: the server ends the topic with the sign-in, also when the same member signs in anew.
  let followed: string | undefined;
  let leave = () => {};

  const follow = () => {
    const { user } = session;
    if (user?.token === followed) return;
    leave();
    leave = () => {};
    forgetWallet();
    followed = user?.token;
    if (!user) return;
    const topic = `user:${user.id}`;
    let heard = false;
    const away = [
      // Between the first look at the user and the first subscription something may have happened.
      line.on('subscribed', (frame) => {
        if (frame.topic !== topic || heard) return;
        heard = true;
        refetch();
      }),
      line.subscribe(topic, { onEvent: (event) => event.type === 'wallet' && takeWallet(event.data), onReset: refetch }),
    ];
    leave = () => away.forEach((stop) => stop());
  };

  follow();
  const stop = subscribe(session, follow);
  return () => {
    stop();
    leave();
  };
}
