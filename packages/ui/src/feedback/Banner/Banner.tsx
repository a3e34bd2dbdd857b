import { Info, TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { anchor, bar, iconSlot, words } from './Banner.css.ts';

const icons = { info: <Info size={16} aria-hidden />, warning: <TriangleAlert size={16} aria-hidden /> };

export interface BannerProps {
  /** Whether it is shown; keep it mounted, so that its coming is read aloud. */
  open: boolean;
  /** `warning` for a broken line, `info` for a notice; default `warning`. */
  tone?: keyof typeof icons;
  /** A 16 px icon instead of the tone's own. */
  icon?: ReactNode;
  /** What is so, such as 网络断开，比分停在 21:47. */
  children: ReactNode;
  /** One small act, such as reconnecting now. */
  action?: ReactNode;
  /** Pixels from the top of the window at which it sticks, the height of a header that stays; default 0. */
  top?: number;
}

/** A thin bar over the top of the page, placed right after the header. It takes no room, so nothing jumps. */
export function Banner({ open, tone = 'warning', icon = icons[tone], children, action, top = 0 }: BannerProps) {
  return (
    <div className={anchor} role="status" style={{ '--banner-top': `${top}px` } as CSSProperties}>
      {open && (
        <div className={bar[tone]}>
          <span className={iconSlot}>{icon}</span>
          <p className={words}>{children}</p>
          {action}
        </div>
      )}
    </div>
  );
}
