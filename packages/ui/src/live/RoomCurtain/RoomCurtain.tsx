import { Megaphone } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { actions, below, curtain, middle, note, noteTexts, title as titleLine, when as whenLine } from './RoomCurtain.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RoomCurtainProps extends RootProps {
  /** State of the room: 还没开播, 直播已结束. */
  title: string;
  /** Subject or start time, such as a match with its countdown. */
  when?: ReactNode;
  /** The anchor's announcement; default none. */
  announcement?: string;
  /** Actions meanwhile: reserve, look at the match. */
  actions?: ReactNode;
  /** Onward content, such as other rooms. */
  children?: ReactNode;
}

/** Curtain over the stage of a room while nothing plays: before a broadcast with its subject and time, afterwards with links onward. */
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
            <span className={noteTexts}>{announcement}</span>
          </p>
        )}
        {acts && <div className={actions}>{acts}</div>}
        {children && <div className={below}>{children}</div>}
      </div>
    </div>
  );
});
