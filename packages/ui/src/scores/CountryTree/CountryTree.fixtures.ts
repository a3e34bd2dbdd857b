import { say } from '../../lab/storykit/say.ts';
import type { TreeCountry, TreeLeague } from './tree.ts';

const league = (id: string, name: string, progress: string, playing = 0): TreeLeague => ({
  id,
  name,
  href: `/base-football?id=${id}`,
  progress,
  playing,
});

const epl = league('epl', say('英超', 'Premier League', 'Ngoại hạng Anh'), '29/38', 3);
const csl = league('csl', say('中超', 'CSL', 'VĐQG Trung Quốc'), '3/30', 2);
const ucl = league('ucl', say('欧冠', 'Champions League', 'Cúp C1'), say('16强', 'Last 16', 'Vòng 1/8'));

export const hotLeagues: readonly TreeLeague[] = [epl, league('liga', say('西甲', 'La Liga', 'La Liga'), '28/38'), ucl, csl];
export const treeCountries: readonly TreeCountry[] = [
  {
    id: 'eng',
    name: say('英格兰', 'England', 'Anh'),
    leagues: [
      epl,
      league('elc', say('英冠', 'Championship', 'Hạng Nhất Anh'), '37/46'),
      league('fac', say('足总杯', 'FA Cup', 'Cúp FA'), say('8强', 'Quarter-finals', 'Tứ kết')),
    ],
  },
  {
    id: 'chn',
    name: say('中国', 'China', 'Trung Quốc'),
    leagues: [csl, league('cl1', say('中甲', 'China League One', 'Hạng Nhất Trung Quốc'), '0/30')],
  },
  { id: 'vie', name: say('越南', 'Vietnam', 'Việt Nam'), leagues: [league('vl', say('越南联', 'V.League 1', 'V.League 1'), '14/26')] },
];
export const international: readonly TreeLeague[] = [
  ucl,
  league('wcq', say('世预赛', 'World Cup qualifiers', 'Vòng loại World Cup'), say('第9轮', 'Round 9', 'Vòng 9')),
];
