import { say } from '../../lab/storykit/say.ts';
import type { DanmakuComment } from './engine/index.ts';

type Line = [text: string, extra?: Partial<DanmakuComment>];

/** Comments of a room in the minutes after a goal. */
const lines: Line[] = [
  [say('禁区前这脚直塞太舒服了', 'That through ball was filthy', 'Đường chọc khe quá đẳng cấp')],
  [say('巴雷拉今晚跑了九公里了吧', 'Barella has run nine km tonight', 'Barella chạy chín cây số rồi'), { role: 'noble', noble: 'starter' }],
  [say('压出来打', 'Push up', 'Dâng cao lên')],
  [say('图拉姆！！！', 'THURAM!!!', 'THURAM!!!'), { id: 'goal' }],
  [say('皇马右路被打穿三次了', 'Their right side cut open again', 'Cánh phải Real bị xé ba lần rồi')],
  [say('守住守住', 'Hold it', 'Giữ vững nhé')],
  [say('米利唐上抢慢了半拍', 'Militao half a step late', 'Militao vào bóng chậm một nhịp')],
  [say('再来一个我上火箭', 'One more and I send the rocket', 'Thêm quả nữa là tôi tặng tên lửa'), { role: 'noble', noble: 'captain' }],
  [say('还有时间，皇马最会拖到最后', 'Still time, Madrid never die', 'Còn thời gian, Real lì lắm')],
  [say('看边路，别急着回传', 'Look wide, do not turn back', 'Nhìn ra biên, đừng chuyền về'), { role: 'anchor' }],
  [say('圣西罗的声浪隔着屏幕都炸', 'San Siro shakes through the screen', 'San Siro nổ tung cả màn hình'), { role: 'noble', noble: 'icon' }],
  [say('67 分钟了，拼的是体能', '67 minutes, it is all legs now', 'Phút 67, giờ là đọ thể lực')],
  [say('后点又空了', 'Far post open again', 'Cột xa lại trống')],
  [say('刷屏的收一收，五分钟起步', 'No spam, five minutes off', 'Ngừng spam, cấm năm phút đấy'), { role: 'admin' }],
  [say('换人换得真及时', 'Perfect time for the change', 'Thay người đúng lúc')],
  [say('今晚蓝黑不眠', 'No sleep in black and blue', 'Đêm nay xanh đen không ngủ'), { role: 'noble', noble: 'legend' }],
  [say('门将站位不错', 'Keeper well placed', 'Thủ môn chọn vị trí tốt')],
  [say('北看台阿城 送出 火箭', 'NorthEnd Cheng sends a rocket', 'Cheng khán đài Bắc tặng tên lửa'), { role: 'gift' }],
];

/** Comments of a lively room, in order; the last is the viewer's own. */
export const roomComments: DanmakuComment[] = [
  ...lines.map(([text, extra], index): DanmakuComment => ({ id: `c${index}`, text, userId: `u${index}`, ...extra })),
  { id: 'own', text: say('这球传后点找图拉姆', 'Far post, find Thuram', 'Chuyền cột xa cho Thuram'), role: 'own' },
];

/** Adverts of every role that may send one, between ordinary comments. */
export const advertComments: DanmakuComment[] = [
  ...roomComments.slice(0, 6),
  ...(['viewer', 'noble', 'anchor', 'own'] as const).map((role, index): DanmakuComment => ({
    id: `ad${index}`,
    text: say('周三夜场球票转让，原价', 'Two tickets for Wednesday, face value', 'Nhượng hai vé tối thứ Tư, giá gốc'),
    role,
    advert: true,
    ...(role === 'noble' && { noble: 'legend' as const }),
  })),
];

/** A word that many say at once. */
export const chorus: DanmakuComment[] = Array.from({ length: 46 }, (_, index) => ({
  id: `x${index}`,
  text: say('好球', 'What a ball', 'Bóng hay'),
}));

/** The same room with fixed comments at the top and the bottom of the area. */
export const standingComments: DanmakuComment[] = roomComments.map((comment, index) => ({
  ...comment,
  mode: index > 14 ? (index % 2 ? 'top' : 'bottom') : 'scroll',
}));

/** More than a picture can hold at once. */
export const floodComments: DanmakuComment[] = Array.from({ length: 6 }, (_, round) =>
  roomComments.map((comment) => ({
    ...comment,
    id: `${round}${comment.id}`,
    text: `${comment.text} ${round + 1}`,
    role: comment.role === 'own' ? ('viewer' as const) : comment.role,
  })),
).flat();

/** Long Vietnamese with marks above and below the letters. */
export const vietnameseComments: DanmakuComment[] = [
  ['Vào rồi, tuyệt vời quá các bác ơi!!!'],
  ['Đường chuyền đẳng cấp', { role: 'anchor' }],
  ['Giữ vững nhé, còn hai mươi phút nữa thôi, đừng để thủng lưới phút cuối'],
  ['Chờ phản công đi', { role: 'own' }],
  ['Ngưỡng cửa chung kết ở ngay trước mắt rồi', { role: 'noble', noble: 'icon' }],
].map(([text, extra], index) => ({ id: `v${index}`, text: text as string, ...(extra as Partial<DanmakuComment> | undefined) }));
