/** The member's pages about money, each with its code as `default`. */
export const moneyPages = {
  wallet: () => import('./pages/Wallet/index.ts'),
  payout: () => import('./pages/Payout/index.ts'),
  transfer: () => import('./pages/Transfer/index.ts'),
  envelopes: () => import('./pages/Envelopes/index.ts'),
  orders: () => import('./pages/Orders/index.ts'),
  mall: () => import('./pages/Mall/index.ts'),
  referral: () => import('./pages/Referral/index.ts'),
  noble: () => import('./pages/Noble/index.ts'),
};
