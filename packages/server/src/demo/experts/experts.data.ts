import type { Language } from '../../text/local.ts';
import type { DemoMember } from '../members.ts';

/** An expert of the demo world. */
export interface DemoExpert extends DemoMember {
  language: Language;
  sports: readonly ('football' | 'basketball')[];
  /** Percentage of picks on the side that wins. */
  skill: number;
  /** Diamonds of a plan. */
  price: number;
}

const mobile = (index: number): string => `139000095${String(index).padStart(2, '0')}`;

/** Demo experts; the first is the documented one, as whom people sign in. */
export const demoExperts: readonly DemoExpert[] = [
  { mobile: '13800000005', nickname: '铁口周指导', language: 'zh', sports: ['football'], skill: 58, price: 38, level: 31, joined: 588 },
  { mobile: mobile(1), nickname: '老梁盘路', language: 'zh', sports: ['football'], skill: 64, price: 88, level: 44, joined: 812 },
  {
    mobile: mobile(2),
    nickname: '数据阿May',
    language: 'zh',
    sports: ['football', 'basketball'],
    skill: 61,
    price: 58,
    level: 36,
    joined: 640,
  },
  { mobile: mobile(3), nickname: '亚平宁老陈', language: 'zh', sports: ['football'], skill: 57, price: 88, level: 39, joined: 905 },
  { mobile: mobile(4), nickname: '篮下三秒', language: 'zh', sports: ['basketball'], skill: 60, price: 66, level: 28, joined: 402 },
  { mobile: mobile(5), nickname: '门线技术', language: 'zh', sports: ['football'], skill: 52, price: 0, level: 22, joined: 301 },
  {
    mobile: mobile(6),
    nickname: 'Half-time Maths',
    language: 'en',
    sports: ['football', 'basketball'],
    skill: 60,
    price: 48,
    level: 33,
    joined: 520,
  },
  { mobile: mobile(7), nickname: 'Anh Hùng sân cỏ', language: 'vi', sports: ['football'], skill: 56, price: 28, level: 27, joined: 266 },
  { mobile: mobile(8), nickname: '第四节老赵', language: 'zh', sports: ['basketball'], skill: 57, price: 38, level: 30, joined: 455 },
  { mobile: mobile(9), nickname: 'Garbage Time', language: 'en', sports: ['basketball'], skill: 55, price: 28, level: 24, joined: 288 },
  { mobile: mobile(10), nickname: 'Ba điểm góc sân', language: 'vi', sports: ['basketball'], skill: 58, price: 48, level: 26, joined: 233 },
];
