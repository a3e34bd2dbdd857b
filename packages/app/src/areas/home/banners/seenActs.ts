import { bannerSeen } from '@pitchside/api/desk/banners';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';

/** Banners reported as seen on this page. */
const told = new Set<string>();

/** Whether the site knows that a banner was seen here. */
export const isTold = (id: string): boolean => told.has(id);

/** Reports once that a banner was seen. */
export function tellSeen(id: string): void {
  if (told.has(id)) return;
  told.add(id);
  unlessLost(api.call(bannerSeen, { id }, { quiet: true }));
}
