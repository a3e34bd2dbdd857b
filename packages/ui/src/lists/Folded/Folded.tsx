import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react';
import { frame, unfold, words } from './Folded.css.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface FoldedProps extends OpenProps, RootProps {
  /** The text; its line breaks are kept. */
  children: ReactNode;
  /** Lines that show before it is unfolded, `Infinity` for all; default 4. */
  lines?: number;
}

/** A long text, of which the first lines show until the reader unfolds it. */
export const Folded = forwardRef<HTMLDivElement, FoldedProps>(function Folded(
  { children, lines = 4, open: given, defaultOpen, onOpenChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllableOpen({ open: given, defaultOpen, onOpenChange });
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const box = text.current;
    if (!box) return;
    // A cut text keeps its full scroll height, so that the need for a button is known from the start.
    const measure = () => setCut(box.scrollHeight > lines * parseFloat(getComputedStyle(box).lineHeight) + 1);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [children, lines]);

  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div ref={text} className={words} data-folded={!open || undefined} style={{ WebkitLineClamp: open ? undefined : lines }} dir="auto">
        {children}
      </div>
      {cut && (
        <button type="button" className={unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`收起` : t`展开全文`}
        </button>
      )}
    </div>
  );
});
