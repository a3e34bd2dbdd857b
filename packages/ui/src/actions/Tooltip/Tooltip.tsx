import {
  cloneElement,
  forwardRef,
  useState,
  type ReactElement,
  type ReactNode,
  useEffect,
  type ComponentType,
  type RefAttributes,
} from 'react';
import { bothOf } from '../../theme/handlers.ts';
import { createHintGroup, HintGroupContext } from './hintGroup.ts';
import { useHint } from './useHint.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { HintProps } from './Hint.tsx';

let code: ComponentType<HintProps & RefAttributes<HTMLDivElement>> | undefined;

/**
 * Loads the component that draws a hint, once it is wanted. The next control retries a failed load;
 * until then only the hint is missing.
 */
function useHintCode(wanted: boolean): { Hint: ComponentType<HintProps & RefAttributes<HTMLDivElement>> | undefined } {
  const [Hint, setHint] = useState(() => code);
  useEffect(() => {
    if (!wanted || Hint) return;
    let gone = false;
    import('./Hint.tsx').then(
      ({ Hint: part }) => {
        code = part;
        if (!gone) setHint(() => part);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, Hint]);
  return { Hint };
}

export interface TooltipProps extends RootProps {
  /** Text of the hint. It is visual only, so the trigger needs an accessible name of its own. */
  content: ReactNode;
  /** The control that the hint belongs to; one element that spreads its props. */
  children: ReactElement;
  /** Key that does the same, shown beside the text, such as `F`. */
  shortcut?: string;
  /** Preferred side of the trigger for the hint; default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Never opens; default false. */
  disabled?: boolean;
}

/**
 * A short hint that appears on hover and on keyboard focus. The control works from the start;
 * the code of the hint loads when the first control of the page is approached.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, children, shortcut, side = 'top', disabled = false, ...root },
  ref,
) {
  const { shown, anchor, isInstant, handlers, keep, leave, close } = useHint(disabled);
  const { Hint } = useHintCode(anchor !== null);
  return (
    <>
      {cloneElement(children, bothOf(children.props as Record<string, unknown>, handlers))}
      {Hint && anchor && (
        <Hint
          anchor={anchor}
          open={shown}
          isInstant={isInstant}
          content={content}
          shortcut={shortcut}
          side={side}
          onPointerEnter={keep}
          onPointerLeave={leave}
          onClose={close}
          ref={ref}
          {...rootOf(root)}
        />
      )}
    </>
  );
});

/** Around a row of controls: after the first hint the neighbours' hints open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [group] = useState(createHintGroup);
  return <HintGroupContext.Provider value={group}>{children}</HintGroupContext.Provider>;
}
