import type { MoneySettings } from '../system/index.ts';

/** Shares of the levels in hundredths of a percent, the nearest first, up to the first level without one. */
export function sharesOf({ referral_share, referral_share_2 }: Pick<MoneySettings, 'referral_share' | 'referral_share_2'>): number[] {
  if (referral_share === 0) return [];
  return referral_share_2 === 0 ? [referral_share] : [referral_share, referral_share_2];
}

/** Cuts the shares of the levels to a maximum, all in hundredths of a percent, so that commissions never exceed the site's own share. */
export function within(shares: readonly number[], most: number): number[] {
  let left = Math.max(0, most);
  return shares.map((share) => {
    const fits = Math.min(share, left);
    left -= fits;
    return fits;
  });
}

/** The share of a price, both in fen; a part of a fen stays with the site. */
export const commissionOf = (price: number, share: number): number => Math.floor((price * share) / 10_000);
