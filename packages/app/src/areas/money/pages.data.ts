import { withMessages } from '../../platform/messages/withMessages.ts';
/** The member's pages about money, each with its code as `default`. */
export const moneyPages = {
  wallet: withMessages('money', () => import('./pages/Wallet/index.ts')),
  payout: withMessages('money', () => import('./pages/Payout/index.ts')),
  transfer: withMessages('money', () => import('./pages/Transfer/index.ts')),
  envelopes: withMessages('money', () => import('./pages/Envelopes/index.ts')),
  orders: withMessages('money', () => import('./pages/Orders/index.ts')),
  mall: withMessages('money', () => import('./pages/Mall/index.ts')),
  referral: withMessages('money', () => import('./pages/Referral/index.ts')),
  noble: withMessages('money', () => import('./pages/Noble/index.ts')),
};
