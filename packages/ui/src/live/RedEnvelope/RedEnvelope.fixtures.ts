import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { EnvelopeShare } from './redEnvelope.types.ts';

/** The moment at which stories live. */
export const storyNow = Date.UTC(2026, 10, 21, 12, 0, 0);

export const wish = say(
  '今晚蓝黑不眠，见者有份',
  'Black and blue all night, a share for everyone',
  'Đêm nay xanh đen, ai thấy cũng có phần',
);

const share = (id: string, nickname: string, amount: number): EnvelopeShare => ({ member: { id, nickname }, amount });

/** Shares taken and by whom, the largest first. */
export const shares: readonly EnvelopeShare[] = [
  share('chen', say('后腰老陈', 'Holding-mid Chen', 'Trần tiền vệ trụ'), 188),
  { member: members.me, amount: 88, own: true },
  { member: members.acheng, amount: 73 },
  share('mi', say('米兰不下雨', 'No rain in Milan', 'Milan không mưa'), 46),
  share('hala', say('Hala_马德里', 'Hala_Madrid', 'Hala_Madrid'), 39),
  share('foot', say('一脚出球', 'One touch', 'Một chạm'), 30),
  share('nine', say('九号半', 'Nine and a half', 'Số chín rưỡi'), 21),
  share('mumu', say('木木', 'Mumu', 'Mộc Mộc'), 12),
  share('rain', say('雨战专家', 'Rain expert', 'Chuyên gia mưa'), 6),
];
