import type { ReactNode } from 'react';
import { block, wall } from './MobileFrame.css.ts';

export interface MobileWallProps {
  /** The cards are still on their way; default false. */
  busy?: boolean;
  /** Cards: the first across the whole width, the others two abreast. */
  children: ReactNode;
}

/** Places cards on a phone. */
export const MobileWall = ({ busy = false, children }: MobileWallProps) => (
  <div className={wall} aria-busy={busy || undefined}>
    {children}
  </div>
);

export interface MobileBlockProps {
  children: ReactNode;
}

/** Places one thing under the other with the margin of a phone's page. */
export const MobileBlock = ({ children }: MobileBlockProps) => <div className={block}>{children}</div>;
