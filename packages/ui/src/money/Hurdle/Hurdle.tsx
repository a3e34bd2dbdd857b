import { forwardRef, type ReactNode } from 'react';
import { IconTile } from '../../pictures/IconTile/index.ts';
import * as css from './Hurdle.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HurdleProps extends RootProps {
  /** A 20 px icon. */
  icon: ReactNode;
  /** 还没有实名认证. */
  title: string;
  /** Reason why it is needed, in one sentence. */
  children: ReactNode;
  /** The way over it: a link or a button. */
  act?: ReactNode;
}

/** An obstacle, with the action that removes it. */
export const Hurdle = forwardRef<HTMLDivElement, HurdleProps>(function Hurdle({ icon, title, children, act, ...root }, ref) {
  return (
    <div className={css.hurdle} role="status" ref={ref} {...rootOf(root)}>
      <IconTile size="l">{icon}</IconTile>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.note}>{children}</p>
      </div>
      {act}
    </div>
  );
});
