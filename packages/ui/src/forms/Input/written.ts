import type { ClipboardEvent } from 'react';

/** Something to be seen: no blank, no empty Braille cell or note, no mark without a letter. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\u{1D159}]/u;

/** Trims the text; empty where it has no visible character, as on the server. */
export const writtenIn = (value: string): string => (visible.test(value) ? value.trim() : '');

/** Joins a text into one line: a blank replaces each line break. */
export const inOneLine = (text: string): string => text.replace(/[^\S\n\r]*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, ' ');

/** Pastes into a field of one line with blanks between the lines, which the browser itself would run together. */
export function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n]/.test(pasted) || field.readOnly || field.disabled || field.type === 'password') return;
  event.preventDefault();
  field.setRangeText(inOneLine(pasted), field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
