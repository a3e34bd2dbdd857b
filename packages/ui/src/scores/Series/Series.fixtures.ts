import type { Team } from '../Crest/team.ts';
import { say } from '../../lab/storykit/say.ts';
import type { RosterPlayer, SeriesItem, SeriesObjective, SeriesPlayer } from './series.ts';
import type { SeriesVeto } from './VetoLine.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
/** A name that is the same in every language. */
const same = (name: string) => say(name, name, name);
const team = (id: string, name: string, first: string, second: string): Team => ({ id, name, shortName: name, colors: [first, second] });
export const blg = team('blg', same('BLG'), '#1e9bd7', '#111111');
export const tes = team('tes', same('TES'), '#e2580a', '#111111');
const navi = team('navi', same('NAVI'), '#ffee00', '#1c1c1c');
const long = team('long', say('成都AG超玩会青训队', 'Chengdu All Gamers Academy', 'Học viện AG Thành Đô'), '#b8002e', '#f2c14e');

/** A series in its fourth map. */
export const running: SeriesItem = {
  id: 's1',
  game: 'lol',
  league: say('LPL 第12轮', 'LPL Round 12', 'LPL Vòng 12'),
  bestOf: 5,
  kind: 'live',
  kickoffAt: now - 150 * minute,
  home: blg,
  away: tes,
  score: { home: 2, away: 1 },
  rooms: 4,
  maps: [
    { score: { home: 14, away: 9 }, winner: 'home', beganAt: now - 145 * minute, seconds: 1_868, gold: 8_400 },
    { score: { home: 7, away: 19 }, winner: 'away', beganAt: now - 105 * minute, seconds: 1_604, gold: -9_100 },
    { score: { home: 21, away: 12 }, winner: 'home', beganAt: now - 70 * minute, seconds: 2_331, gold: 11_200 },
    { score: { home: 9, away: 6 }, beganAt: now - 22 * minute - 14_000, gold: 3_200 },
  ],
};
export const rounds: SeriesItem = {
  ...running,
  id: 's2',
  game: 'cs',
  league: same('ESL Pro'),
  bestOf: 3,
  home: navi,
  away: tes,
  score: { home: 1, away: 0 },
  maps: [
    { score: { home: 13, away: 8 }, winner: 'home', beganAt: now - 80 * minute, seconds: 2_400 },
    { score: { home: 11, away: 9 }, beganAt: now - 35 * minute },
  ],
};
export const coming: SeriesItem = {
  ...running,
  id: 's3',
  game: 'dota2',
  league: same('DreamLeague'),
  bestOf: 3,
  kind: 'scheduled',
  kickoffAt: now + 90 * minute,
  score: null,
  maps: [],
  rooms: 0,
};
export const over: SeriesItem = {
  ...running,
  id: 's4',
  game: 'kog',
  league: same('KPL'),
  kind: 'finished',
  home: long,
  score: { home: 1, away: 3 },
  maps: running.maps.map((map) => ({ ...map, winner: map.winner ?? 'away', seconds: 1_200 })),
  rooms: 0,
};

const heroes = {
  home: [
    say('岩雀', 'Taliyah', 'Taliyah'),
    say('蔚', 'Vi', 'Vi'),
    say('发条', 'Orianna', 'Orianna'),
    say('霞', 'Xayah', 'Xayah'),
    say('泰坦', 'Nautilus', 'Nautilus'),
  ],
  away: [
    say('奥恩', 'Ornn', 'Ornn'),
    say('盲僧', 'Lee Sin', 'Lee Sin'),
    say('阿狸', 'Ahri', 'Ahri'),
    say('卡莎', 'Kai’Sa', 'Kai’Sa'),
    say('洛', 'Rakan', 'Rakan'),
  ],
};
const names = {
  home: ['Cinder', 'Duskk', 'Lumen', 'Mirek', 'Onyx'].map(same),
  away: ['Kestrel', 'Hexen', 'Jolt', 'Wisp', 'Zephyr'].map(same),
};
const line = (side: 'home' | 'away') =>
  heroes[side].map((hero, index): SeriesPlayer => ({
    name: names[side][index] ?? '',
    hero,
    kda: [(index * 3 + (side === 'home' ? 2 : 1)) % 5, index % 3, 2 + index],
    gold: 9_100 - index * 700 - (side === 'away' ? 600 : 0),
  }));
export const players = { home: line('home'), away: line('away') };
/** The five over four maps, one of them with a hero whose name is long. */
export const roster: RosterPlayer[] = names.home.map((name, index) => ({
  name,
  heroes: [
    heroes.home[index] ?? '',
    heroes.away[index] ?? '',
    say('德玛西亚之力', 'Twisted Fate', 'Twisted Fate'),
    heroes.home[index] ?? '',
  ],
  kda: [14 - index * 3, index * 2, 19 + index * 4],
  maps: 4,
}));
export const bans = {
  home: [say('剑魔', 'Aatrox', 'Aatrox'), say('猪妹', 'Sejuani', 'Sejuani')],
  away: [say('日女', 'Leona', 'Leona'), say('锤石', 'Thresh', 'Thresh')],
};
export const objectives: SeriesObjective[] = [
  { second: 202, side: 'away', code: 'first_blood' },
  { second: 365, side: 'away', code: 'dragon' },
  { second: 552, side: 'home', code: 'herald' },
  { second: 875, side: 'home', code: 'tower' },
  { second: 1_218, side: 'home', code: 'baron' },
];
export const gold = [
  100, 50, -200, -400, -700, -900, -1_300, -1_600, -1_200, -600, -200, 300, 600, 200, 500, 1_100, 1_700, 1_400, 2_000, 2_600, 3_600, 3_200,
];
/** Worth of both sides in the rounds of a map that is in its second half. */
export const economy: [home: number, away: number][] = [
  [4_000, 4_000],
  [15_200, 2_500],
  [24_600, 13_900],
  [25_000, 2_500],
  [18_400, 25_000],
  [6_100, 25_000],
  [25_000, 24_000],
  [25_000, 11_200],
  [25_000, 2_500],
  [24_100, 25_000],
  [12_800, 25_000],
  [25_000, 25_000],
  [4_000, 4_000],
  [2_500, 16_000],
  [12_000, 25_000],
  [25_000, 25_000],
];
export const veto: SeriesVeto[] = [
  { map: say('列车停放站', 'Train', 'Train'), act: 'ban', side: 'home' },
  { map: say('阿努比斯', 'Anubis', 'Anubis'), act: 'ban', side: 'away' },
  { map: say('荒漠迷城', 'Mirage', 'Mirage'), act: 'pick', side: 'home' },
  { map: say('远古遗迹', 'Ancient', 'Ancient'), act: 'pick', side: 'away' },
  { map: say('炙热沙城Ⅱ', 'Dust II', 'Dust II'), act: 'ban', side: 'home' },
  { map: say('炼狱小镇', 'Inferno', 'Inferno'), act: 'ban', side: 'away' },
  { map: say('核子危机', 'Nuke', 'Nuke'), act: 'left', side: null },
];
