import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { KeyHint } from '../KeyHint/index.ts';
import { layer, popup } from './Tooltip.css.ts';

export interface TooltipProps {
  /** What the hint says; for the eye only, so the trigger needs a name of its own. */
  content: ReactNode;
  /** The control that the hint belongs to; one element that takes a ref and spreads its props. */
  children: ReactElement;
  /** Key that does the same, shown beside the text, such as `F`. */
  shortcut?: string;
  /** Side of the trigger on which the hint stands where there is room; default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Open from the start; default false. */
  defaultOpen?: boolean;
  /** Never opens; default false. */
  disabled?: boolean;
}

/** A short hint that appears on hover and on keyboard focus. */
export function Tooltip({ content, children, shortcut, side = 'top', defaultOpen, disabled }: TooltipProps) {
  const theme = usePortalTheme();
  return (
    <Base.Root defaultOpen={defaultOpen} disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner className={layer} side={side} sideOffset={8} collisionPadding={8}>
            <Base.Popup className={popup}>
              <span>{content}</span>
              {shortcut && <KeyHint look="dark" keys={[shortcut]} />}
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.Root>
  );
}

/** Around a row of controls: after the first hint the neighbours' hints open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}
