import { useRef } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { useShared } from './context.ts';
import { fast } from './LiveText.css.ts';
import type { LiveField, LiveFields } from './scoreFeed.ts';

export interface LiveTextProps<Field extends LiveField> {
  /** Match in the feed. */
  id: string;
  field: Field;
  /** Value of the match itself, until the feed brings another. */
  base: LiveFields[Field] | undefined;
  /** Prints the value; one function for all rows. */
  text: (value: LiveFields[Field] | undefined) => string;
}

/** A text that follows the feed: written straight into its node once a frame, without a render. */
export function LiveText<Field extends LiveField>({ id, field, base, text }: LiveTextProps<Field>) {
  const { feed } = useShared();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const node = document.createTextNode('');
    box.current.replaceChildren(node);
    let shown = '';
    const write = () => {
      const values = feed.read(id);
      const next = text(values && field in values ? values[field] : base);
      if (next !== shown) node.data = shown = next;
    };
    write();
    return feed.subscribe(id, field, write);
  }, [feed, id, field, base, text]);
  return <span ref={box} className={fast} />;
}
