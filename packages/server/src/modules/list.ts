import { platformModule } from '../platform/platform.module.ts';
import { accountModule } from './account/index.ts';
import { activitiesModule } from './activities/index.ts';
import { barrageModule } from './barrage/index.ts';
import { captchaModule } from './captcha/index.ts';
import { competitionsModule } from './competitions/index.ts';
import { foresightModule } from './foresight/index.ts';
import { giftsModule } from './gifts/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { levelModule } from './level/index.ts';
import { liveModule } from './live/index.ts';
import { matchesModule } from './matches/index.ts';
import { memberModule } from './member/index.ts';
import { nobleModule } from './noble/index.ts';
import { operationsModule } from './operations/index.ts';
import { ordersModule } from './orders/index.ts';
import { payoutsModule } from './payouts/index.ts';
import { profileModule } from './profile/index.ts';
import { roomModule } from './room/index.ts';
import { scheduleModule } from './schedule/index.ts';
import { scoresModule } from './scores/index.ts';
import { sportModule } from './sport/index.ts';
import { systemModule } from './system/index.ts';
import { uploadsModule } from './uploads/index.ts';

/** Every module of the site: what is added here has its tables, calls, topics, jobs, retention and seeds without another word. */
export const modules = [
  platformModule,
  accountModule,
  activitiesModule,
  barrageModule,
  captchaModule,
  competitionsModule,
  foresightModule,
  giftsModule,
  ledgerModule,
  levelModule,
  liveModule,
  matchesModule,
  memberModule,
  nobleModule,
  operationsModule,
  ordersModule,
  payoutsModule,
  profileModule,
  roomModule,
  scheduleModule,
  scoresModule,
  sportModule,
  systemModule,
  uploadsModule,
] as const;
