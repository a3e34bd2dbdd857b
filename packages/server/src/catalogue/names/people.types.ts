/** A part of a name: Chinese, Latin and, where it differs, Vietnamese. */
export type NamePart = readonly [zh: string, en: string, vi?: string];

export type NameOrder = 'family-first' | 'given-first';

/** Name parts for the invented players of a region. */
export interface NameStock {
  /** Part that comes first in Chinese characters, and the separator between the two. */
  zhOrder: NameOrder;
  zhJoin: '·' | '';
  /** Which part comes first in Latin letters. */
  latinOrder: NameOrder;
  families: readonly NamePart[];
  men: readonly NamePart[];
  /** Only where a league of the region has women's teams. */
  women?: readonly NamePart[];
}
