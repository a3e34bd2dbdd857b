import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Places the caret once the words that were written for one stand in the field: whoever owns them may take their time.
 * @returns names those words and the caret in them
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
