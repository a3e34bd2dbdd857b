import { AlarmClock } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import * as css from './QueueBoard.css.ts';

/** One queue: its size, the waiting time, and the page where it is worked through. */
export interface BoardQueue {
  id: string;
  name: string;
  href: string;
  total: number;
  /** The number, formatted for display. */
  value: ReactNode;
  /** Waiting time of the oldest item, as a text, or that none is waiting. */
  note: string;
  /** It has waited too long; default false. */
  late?: boolean;
}

export interface QueueBoardProps extends RootProps {
  /** Names the board for screen readers. */
  label: string;
  queues: readonly BoardQueue[];
}

/** Waiting items, queue by queue. Each queue links to its page; an empty one is dimmed, a late one stands out. */
export const QueueBoard = forwardRef<HTMLUListElement, QueueBoardProps>(function QueueBoard({ label, queues, ...root }, ref) {
  return (
    <ul className={css.board} ref={ref} {...rootOf(root)} aria-label={label}>
      {queues.map(({ id, name, href, total, value, note, late = false }) => (
        <li key={id} className={css.place}>
          <a className={total === 0 ? css.empty : css.queue} href={href}>
            <span className={css.name}>{name}</span>
            <span className={css.value}>{value}</span>
            <span className={late ? css.lateNote : css.note}>
              {late && <AlarmClock size={14} aria-hidden />}
              {note}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
});
