import type { NamePart, NameStock } from './people.types.ts';

/** Reads "中文/Latin" or "中文/Latin/Việt", one name a comma. */
export const parts = (text: string): NamePart[] =>
  text.split(',').map((name) => {
    const [zh = '', en = '', vi = en] = name.trim().split('/');
    return [zh, en, vi] as const;
  });

type Shape = Pick<NameStock, 'zhOrder' | 'zhJoin' | 'latinOrder'>;

/** Given name first, with a dot between the two in Chinese. */
export const western: Shape = { zhOrder: 'given-first', zhJoin: '·', latinOrder: 'given-first' };

/** Family name first. */
export const eastern: Shape = { zhOrder: 'family-first', zhJoin: '', latinOrder: 'family-first' };
