import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { RoomNotice } from './RoomNotices.tsx';

/** One notice of each kind. */
export const notices: readonly RoomNotice[] = [
  { kind: 'quality', id: 'quality', from: say('原画', 'Source', 'Bản gốc'), to: say('高清', 'HD', 'HD') },
  { kind: 'shortage', id: 'shortage', gift: gifts.rocket.name, count: 10, missing: 334 },
  { kind: 'line', id: 'line', to: say('线路 2', 'line 2', 'luồng 2') },
  { kind: 'envelope', id: 'envelope', from: say('圣西罗常客', 'San Siro regular', 'Khách quen San Siro'), left: 41 },
];
