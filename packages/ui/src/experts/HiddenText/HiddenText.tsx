import { Lock } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { foot, frame, line, lines, lock, note as noteLook, what as whatLook, words } from './HiddenText.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Widths of the bars that represent lines; no text is behind them. */
const widths = ['92%', '97%', '88%', '70%', '92%', '62%'] as const;

export interface HiddenTextProps extends RootProps {
  /** Amount of hidden content: 还有 1,180 字、3 张图、2 个玩法. */
  what: string;
  /** Note below it, such as until when it can be unlocked; default none. */
  note?: ReactNode;
}

/** The place of a text that is locked: bars in place of lines, and how much there is to read. Nothing of it is on the page. */
export const HiddenText = forwardRef<HTMLDivElement, HiddenTextProps>(function HiddenText({ what, note, ...root }, ref) {
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={lines} aria-hidden="true">
        {widths.map((width, index) => (
          <span key={index} className={line} style={{ width }} />
        ))}
      </div>
      <div className={foot}>
        <span className={lock} aria-hidden="true">
          <Lock size={18} />
        </span>
        <span className={words}>
          <span className={whatLook}>{what}</span>
          {note !== undefined && <span className={noteLook}>{note}</span>}
        </span>
      </div>
    </div>
  );
});
