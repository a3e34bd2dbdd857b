import { say } from '../../lab/storykit/say.ts';
import type { StateMarkState } from './StateMark.tsx';

/** Texts of each state: of a withdrawal, and of a measurement. */
export const stateWords: Record<StateMarkState, string> = {
  good: say('已到账', 'Paid', 'Đã nhận'),
  fair: say('待改进', 'Needs improvement', 'Cần cải thiện'),
  waiting: say('待审核', 'In review', 'Chờ duyệt'),
  bad: say('审核失败', 'Returned', 'Bị trả lại'),
  none: say('已关闭', 'Closed', 'Đã đóng'),
};
