import { Info, TriangleAlert } from 'lucide-react';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { anchor, bar, iconSlot, words } from './Banner.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

const icons = { info: <Info size={16} aria-hidden />, warning: <TriangleAlert size={16} aria-hidden /> };

export interface BannerProps extends RootProps {
  /** Whether it is shown; keep it mounted, so that screen readers announce it when it opens. */
  open: boolean;
  /** `warning` for a broken line, `info` for a notice; default `warning`. */
  tone?: keyof typeof icons;
  /** A 16 px icon instead of the tone's own. */
  icon?: ReactNode;
  /** The message, such as 网络断开，比分停在 21:47. */
  children: ReactNode;
  /** One action, such as reconnecting now. */
  action?: ReactNode;
  /** Pixels from the top of the window at which it sticks, the height of a header that stays; default 0. */
  top?: number;
}

/** A thin bar over the top of the page, placed right after the header. It takes no room, so nothing jumps. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { open, tone = 'warning', icon = icons[tone], children, action, top = 0, ...root },
  ref,
) {
  return (
    <div className={anchor} role="status" style={{ '--banner-top': `${top}px` } as CSSProperties} ref={ref} {...rootOf(root)}>
      {open && (
        <div className={bar[tone]}>
          <span className={iconSlot}>{icon}</span>
          <p className={words}>{children}</p>
          {action}
        </div>
      )}
    </div>
  );
});
