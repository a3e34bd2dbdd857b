/** A part of a name: Chinese, Latin and, where it is written otherwise there, Vietnamese. */
export type NamePart = readonly [zh: string, en: string, vi?: string];

export type NameOrder = 'family-first' | 'given-first';

/** Names from which the invented players of a region are put together. */
export interface NameStock {
  /** Which part comes first in Chinese characters, and what stands between the two. */
  zhOrder: NameOrder;
  zhJoin: '·' | '';
  /** Which part comes first in Latin letters. */
  latinOrder: NameOrder;
  families: readonly NamePart[];
  men: readonly NamePart[];
  /** Only where a league of the region has women's teams. */
  women?: readonly NamePart[];
}
