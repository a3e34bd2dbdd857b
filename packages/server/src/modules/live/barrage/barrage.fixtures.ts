import { createProgress } from '../../member/activities/index.ts';
import { createLedger } from '../../money/ledger/index.ts';
import type { LiveWorld } from '../live/live.fixtures.ts';
import { createNoble } from '../../money/noble/index.ts';
import { createBarrage, type BarrageService } from './index.ts';

/** Price of an advertisement in tests, in diamonds. */
export const advertPrice = 20;

/** Comment service on a world of rooms, with the ledger and ranks of its database. */
export function barrageOf({ platform, live }: LiveWorld): BarrageService {
  const ledger = createLedger(platform);
  return createBarrage(platform, {
    live,
    progress: createProgress(platform).count,
    ledger,
    noble: createNoble(platform, ledger),
    advertPrice: async () => advertPrice,
  });
}
