import type { SignWeek, TaskItem } from '@pitchside/api/member/activities';
import type { SignInWeek } from '@pitchside/ui/SignInStrip';
import { taskKinds, type Task } from '@pitchside/ui/TaskList';

type Deep<T> = T extends object ? { readonly [Key in keyof T]: Deep<T[Key]> } : T;

/** The week as the strip shows it. */
export const weekView = ({ list, today_index, since_index, streak, next }: Deep<SignWeek>): SignInWeek => ({
  days: list.map(({ weekday, lz_num, is_sign }) => ({ weekday, reward: lz_num, signed: is_sign === 1 })),
  today: today_index,
  since: since_index,
  streak,
  ...(next && { next }),
});

/** A task as the lists show it: `img` is the name of a drawing, or an address. */
export function taskView({ id, task, img, lz_num, hint, state, progress, url }: Deep<TaskItem>): Task {
  const kind = taskKinds.find((each) => each === img);
  return { id, title: task, hint, reward: lz_num, state, progress, ...(kind ? { kind } : { image: img }), ...(url && { href: url }) };
}
