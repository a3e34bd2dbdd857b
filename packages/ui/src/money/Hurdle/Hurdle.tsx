import type { ReactNode } from 'react';
import { IconTile } from '../../pictures/IconTile/index.ts';
import * as css from './Hurdle.css.ts';

export interface HurdleProps {
  /** A 20 px icon. */
  icon: ReactNode;
  /** 还没有实名认证. */
  title: string;
  /** Why it is needed, in one sentence. */
  children: ReactNode;
  /** The way over it: a link or a button. */
  act?: ReactNode;
}

/** One thing that stands in the way, and how to get it out of the way. */
export function Hurdle({ icon, title, children, act }: HurdleProps) {
  return (
    <div className={css.hurdle} role="status">
      <IconTile size="l">{icon}</IconTile>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.note}>{children}</p>
      </div>
      {act}
    </div>
  );
}
