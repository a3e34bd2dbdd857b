import type { DanmakuComment } from './engine/index.ts';

type Line = [text: string, extra?: Partial<DanmakuComment>];

/** What a room says in the minutes after a goal. */
const lines: Line[] = [
  ['禁区前这脚直塞太舒服了'],
  ['巴雷拉今晚跑了九公里了吧', { role: 'noble', color: 'oklch(0.8 0.11 235)' }],
  ['压出来打'],
  ['图拉姆！！！'],
  ['皇马右路被打穿三次了'],
  ['守住守住'],
  ['米利唐上抢慢了半拍'],
  ['再来一个我上火箭', { role: 'noble', color: 'oklch(0.8 0.13 60)' }],
  ['还有时间，皇马最会拖到最后'],
  ['看边路，别急着回传', { role: 'anchor' }],
  ['圣西罗的声浪隔着屏幕都炸', { role: 'noble', color: 'oklch(0.76 0.14 0)' }],
  ['67 分钟了，拼的是体能'],
  ['后点又空了'],
  ['刷屏的收一收，五分钟起步', { role: 'admin' }],
  ['换人换得真及时'],
  ['迪马尔科的左脚值一座奖杯'],
  ['门将站位不错'],
];

/** Comments of a lively room, in order; the ninth second holds one's own. */
export const roomComments: DanmakuComment[] = [
  ...lines.map(([text, extra], index): DanmakuComment => ({ id: `c${index}`, text, ...extra })),
  { id: 'own', text: '这球传后点找图拉姆', role: 'own' },
];

/** A word that many say at once. */
export const chorus: DanmakuComment[] = Array.from({ length: 46 }, (_, index) => ({ id: `x${index}`, text: '好球' }));
