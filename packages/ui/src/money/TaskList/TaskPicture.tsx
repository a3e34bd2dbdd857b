import {
  Bookmark,
  CalendarCheck,
  Gift,
  Heart,
  ListTodo,
  MessageSquareText,
  PenLine,
  Share2,
  Tv,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { Task, TaskKind } from './task.ts';
import * as css from './TaskRow.css.ts';
import type { TaskSize } from './TaskRow.types.ts';

const drawings: Record<TaskKind, LucideIcon> = {
  watch: Tv,
  danmaku: MessageSquareText,
  gift: Gift,
  recharge: Wallet,
  sign: CalendarCheck,
  profile: UserRound,
  follow: Heart,
  reserve: Bookmark,
  share: Share2,
  post: PenLine,
};

export interface TaskPictureProps {
  task: Pick<Task, 'image' | 'kind'>;
  size: TaskSize;
  /** Nothing is left to do about it. */
  over: boolean;
}

/** The picture of a task: its own, or the drawing of its kind. */
export function TaskPicture({ task: { image, kind }, size, over }: TaskPictureProps) {
  const [broken, setBroken] = useState<string>();
  const Drawing = kind ? drawings[kind] : ListTodo;
  return (
    <span className={css.picture[over ? 'over' : 'open']} aria-hidden="true">
      {image && image !== broken ? (
        <img className={css.image} src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(image)} />
      ) : (
        <Drawing size={size === 'full' ? 20 : 16} />
      )}
    </span>
  );
}
