/** A part of a name: Chinese, Latin and, where it is written otherwise there, Vietnamese. */
export type NamePart = readonly [zh: string, en: string, vi?: string];

/** Names from which the invented players of a region are put together. */
export interface NameStock {
  /** Family name first, as in East Asia, or given name first. */
  order: 'family-first' | 'given-first';
  /** What stands between the two parts in Chinese. */
  zhJoin: '·' | '';
  families: readonly NamePart[];
  men: readonly NamePart[];
  women: readonly NamePart[];
}
