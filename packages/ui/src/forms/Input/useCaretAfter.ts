import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Places the caret once a text set for it has reached the field: a controlled value may arrive late.
 * @returns a function that takes that text and the caret in it
 */
export function useCaretAfter(field: RefObject<Field | null>): (words: string, caret: number) => void {
  const awaited = useRef<{ words: string; caret: number }>(undefined);
  useLayoutEffect(() => {
    const box = field.current;
    if (!box || !awaited.current || box.value !== awaited.current.words) return;
    const { caret } = awaited.current;
    awaited.current = undefined;
    box.setSelectionRange(caret, caret);
  });
  return (words, caret) => void (awaited.current = { words, caret });
}
