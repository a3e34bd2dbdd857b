import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../../../ports/database/database.ts';
import type { Language } from '../../../../text/local.ts';
import { takenOf } from '../../member/index.ts';

/** Words for generated nicknames, used until members choose their own. */
const words: Record<Language, readonly string[]> = {
  zh: [
    '北看台',
    '补时绝杀',
    '边线球',
    '角旗杆',
    '第十二人',
    '替补席',
    '大四喜',
    '帽子戏法',
    '远射世界波',
    '三分雨',
    '压哨球',
    '抢断王',
    '二楼看台',
    '主场灯光',
    '最后一攻',
    '落叶球',
  ],
  en: [
    'TopCorner',
    'AwayEnd',
    'TwelfthMan',
    'CornerFlag',
    'HatTrick',
    'StoppageTime',
    'BackPost',
    'Nutmeg',
    'FastBreak',
    'BuzzerBeater',
    'FromDowntown',
    'CleanSheet',
    'Floodlight',
    'Terrace',
  ],
  vi: [
    'KhánĐàiBắc',
    'CầuThủThứ12',
    'PhútBùGiờ',
    'CộtCờGóc',
    'HatTrick',
    'SútXa',
    'NémBiên',
    'BaĐiểm',
    'PhảnCông',
    'SânNhà',
    'ĐèoBóng',
    'GhếDựBị',
  ],
};

const pick = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length)];

/** Nicknames for a new member: a fan word and five digits, such as 补时绝杀48213. */
export const nicknamesFor = (language: Language): string[] =>
  Array.from({ length: 5 }, () => `${pick(words[language]) ?? ''}${randomInt(10_000, 100_000)}`);

/** Id of no member. */
const nobody = 0;

/** A free nickname; a concurrent registration with the same one is a one-in-a-million case. */
export async function freeName(db: Database, language: Language): Promise<string> {
  const names = nicknamesFor(language);
  const taken = await takenOf(db, names, nobody);
  return names.find((name) => !taken.has(name)) ?? `${names[0] ?? ''}${randomBytes(2).toString('hex')}`;
}
