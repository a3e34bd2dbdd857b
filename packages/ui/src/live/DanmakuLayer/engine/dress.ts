import type { DanmakuItem, DanmakuRole } from './comment.ts';
import { markGap, markPadding, markScale, type TextMeasure } from './measure.ts';

/** Texts on the plate before a comment, by role, and of any advert; without a text there is no plate. */
export type DanmakuLabels = Partial<Record<DanmakuRole | 'advert', string>>;

/** Text on the plate of a comment. */
export const labelOf = ({ comment, role }: DanmakuItem, labels: DanmakuLabels): string | undefined =>
  comment.advert ? labels.advert : labels[role];

/** Pixels on either side of the text, by role: the frame of the viewer's own comment and the plate of the anchor need room. */
const sidePadding: Record<DanmakuRole, number> = { own: 10, anchor: 8, admin: 0, noble: 0, gift: 10, viewer: 0 };
/** Pixels on either side of any advert. */
const advertPadding = 10;
/** Counts beyond this read as it with a plus. */
const largestCount = 9999;

/** Text of the xN mark; empty for a single comment. */
export const countMark = (count: number): string => (count < 2 ? '' : `×${count > largestCount ? `${largestCount}+` : count}`);

/** Digits for which a mark with this count keeps room: two at least, so that it seldom has to grow. */
export const digitsOf = (count: number): number => (count < 2 ? 0 : Math.max(2, countMark(count).length - 1));

/** Side in pixels of the mark of a noble rank. */
export const nobleMark = (fontPx: number): number => Math.round(fontPx * 0.92);

/** Width of a whole comment in pixels: plate, text, space for the count, frame. */
export function widthOf(item: DanmakuItem, digits: number, fontPx: number, measure: TextMeasure, labels: DanmakuLabels): number {
  const mark = (text: string) => measure.text(text, Math.ceil(fontPx * markScale)) + 2 * markPadding + markGap;
  const label = labelOf(item, labels);
  const badge = item.comment.noble ? nobleMark(fontPx) + markGap : 0;
  return (
    badge +
    measure.text(item.text, fontPx) +
    2 * (item.comment.advert ? advertPadding : sidePadding[item.role]) +
    (label ? mark(label) : 0) +
    (digits > 0 ? mark(`×${'8'.repeat(digits)}`) : 0)
  );
}
