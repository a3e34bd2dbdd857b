import { Megaphone } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { actions, below, curtain, middle, note, noteWords, title as titleLine, when as whenLine } from './RoomCurtain.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RoomCurtainProps extends RootProps {
  /** How it stands: 还没开播, 直播已结束. */
  title: string;
  /** What it is about or when it begins, such as a match with its countdown. */
  when?: ReactNode;
  /** The anchor's announcement; default none. */
  announcement?: string;
  /** What can be done meanwhile: reserve, look at the match. */
  actions?: ReactNode;
  /** Where to go on, such as other rooms. */
  children?: ReactNode;
}

/** What hangs over the stage of a room while nothing plays: before a broadcast what comes and when, after it where to go on. */
export const RoomCurtain = forwardRef<HTMLDivElement, RoomCurtainProps>(function RoomCurtain(
  { title, when, announcement, actions: acts, children, ...root },
  ref,
) {
  return (
    <div className={curtain} ref={ref} {...rootOf(root)}>
      <div className={middle}>
        <h2 className={titleLine}>{title}</h2>
        {when && <div className={whenLine}>{when}</div>}
        {announcement && (
          <p className={note}>
            <Megaphone size={16} aria-hidden />
            <span className={noteWords}>{announcement}</span>
          </p>
        )}
        {acts && <div className={actions}>{acts}</div>}
        {children && <div className={below}>{children}</div>}
      </div>
    </div>
  );
});
