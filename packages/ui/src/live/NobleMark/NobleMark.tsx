import { mark as markClass } from './NobleMark.css.ts';
import { nobleLooks, type NobleRank } from '../../theme/noble.data.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface NobleMarkProps extends RootProps {
  rank: NobleRank;
  /** Width and height in px; default 12. */
  size?: number;
}

/** The mark of a noble rank in the colour of the surrounding text; use it beside the rank's name or a badge. */
export const NobleMark = forwardRef<SVGSVGElement, NobleMarkProps>(function NobleMark({ rank, size = 12, ...root }, ref) {
  const { mark, cut } = nobleLooks[rank];
  return (
    <svg className={markClass} viewBox="0 0 12 12" width={size} height={size} aria-hidden="true" ref={ref} {...rootOf(root)}>
      <path d={mark} fill="currentColor" />
      {cut && <path d={cut} fill="none" stroke="var(--noble-cut, var(--noble))" strokeWidth="1.3" />}
    </svg>
  );
});
