import { PreviewCard } from '@base-ui/react/preview-card';
import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { card, layer, widths } from './HoverCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HoverCardProps extends RootProps {
  /** The link that the card previews; one element that takes a ref and spreads its props. Everything in the card is also behind it. */
  trigger: ReactElement;
  /** The preview; while it loads, `Skeleton` in its final size. */
  children: ReactNode;
  /** Width 240, 300 or 360 px; default `m`. */
  size?: keyof typeof widths;
  /** Side of the link where there is room; default `bottom`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Alignment with the trigger; default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Milliseconds that the pointer rests on the link before the card opens; default 400. */
  delay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  /** Called when it opens, so that its data can be loaded then. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Preview of a link's target: opens when the pointer rests on the link or the keyboard reaches it,
 * and stays while the pointer is on the card.
 */
export const HoverCard = forwardRef<HTMLDivElement, HoverCardProps>(function HoverCard(
  { trigger, children, size = 'm', side = 'bottom', align = 'start', delay = 400, open, defaultOpen, onOpenChange, ...root },
  ref,
) {
  const theme = usePortalTheme();
  return (
    <PreviewCard.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <PreviewCard.Trigger render={trigger} delay={delay} closeDelay={200} />
      <PreviewCard.Portal>
        <div {...theme}>
          <PreviewCard.Positioner className={layer} side={side} align={align} sideOffset={8} collisionPadding={12}>
            <PreviewCard.Popup className={`${card} ${widths[size]}`} ref={ref} {...rootOf(root)}>
              {children}
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </div>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
});
