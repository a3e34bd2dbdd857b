/** Languages in which the world is written. */
export const languages = ['zh', 'en', 'vi'] as const;
type Language = (typeof languages)[number];

/**
 * Words of a language, the most used first: small words, then those of football, then some thousand composed of syllables, like names
 * of people and places.
 */
const known: Readonly<Record<Language, string>> = {
  zh: '的 了 是 在 我 有 他 这 不 就 一个 比赛 球队 今天 球员 进球 防守 主场 客场 教练 赛季 冠军 曼城 利物浦 阿森纳 切尔西 皇马 巴萨 角球 点球 越位 帽子戏法 逆转 补时 门将 后卫 中场 前锋 转会 伤病 首发 换人 红牌 黄牌 裁判 降级 欧冠',
  en: 'the to and of a in is it for on was that with they game team today goal players defence home away manager season title city liverpool arsenal chelsea madrid barcelona corner penalty offside hattrick comeback stoppage keeper defender midfield striker transfer injury lineup substitute red yellow referee champions relegation europe',
  vi: 'và là của có không cho được này một với trận đội hôm nay bàn thắng cầu thủ phòng ngự sân nhà khách huấn luyện mùa giải vô địch phạt góc đền việt vị ngược dòng bù giờ môn hậu vệ tiền đạo chuyển nhượng chấn thương hình thay người thẻ đỏ vàng trọng tài',
};
const parts: Readonly<Record<Language, readonly [string, string]>> = {
  zh: ['马卡多罗费米萨德阿尔贝劳伊维尼古桑诺克林哈兰格', '斯特尔罗德里卡诺维奇森尼亚马托塔纳恩姆洛巴齐林'],
  en: [
    'mar kel don bar sil ver hal tor ran fel gus lin mor pet stan rod cal ben dor win',
    'son ley ton ford ger man ez ic ov ino ard man well er as ens by ham ski ri',
  ],
  vi: ['nguy tr ph h đ l v ng qu th kh s b d x gi nh c m t', 'ên ần ạm oàng ặng ê ũ ô ang ảo ánh ơn ình ương uân ung ật ường inh uấn'],
};
const perLanguage = 4_000;

/** The same number below a bound for the same two numbers. */
const drawn = (one: number, other: number, below: number): number => {
  const mixed = Math.imul(Math.imul(one + 1, 0x9e3779b1) ^ (other + 1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
};

const pieces = (text: string): string[] => (text.includes(' ') ? text.split(' ') : [...text]);

function dictionary(lang: Language): string[] {
  const [heads, tails] = [pieces(parts[lang][0]), pieces(parts[lang][1])];
  const words = new Set(known[lang].split(' '));
  for (let index = 0; words.size < perLanguage; index += 1) {
    const [head, middle, tail] = [drawn(index, 1, heads.length), drawn(index, 2, tails.length), drawn(index, 3, tails.length)];
    const end = lang === 'vi' ? '' : index % 3 === 0 ? '' : (tails[tail] ?? '');
    // Vietnamese words are one syllable: two of them make a name.
    words.add(
      lang === 'vi'
        ? `${heads[head]}${tails[middle]} ${heads[drawn(index, 4, heads.length)]}${tails[tail]}`
        : `${heads[head]}${tails[middle]}${end}`,
    );
  }
  return [...words];
}
const dictionaries = { zh: dictionary('zh'), en: dictionary('en'), vi: dictionary('vi') };

/** Places in a dictionary by how often words are used: the second half as often as the first, and so on (Zipf), as in what people write. */
const shares = Array.from({ length: perLanguage }, (_, place) => 1 / (place + 1));
const whole = shares.reduce((sum, share) => sum + share, 0);
let reached = 0;
const bounds = shares.map((share) => (reached += share) / whole);

function used(lang: Language, one: number, other: number): string {
  const chance = drawn(one, other, 1_000_003) / 1_000_003;
  let [low, high] = [0, bounds.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 1) < chance) low = middle + 1;
    else high = middle;
  }
  return dictionaries[lang][low] ?? '';
}

/** Returns the text with number `index`, of `length` words. */
export function said(index: number, length: number): { lang: Language; text: string } {
  const lang = languages[index % 3] ?? 'zh';
  const picked = Array.from({ length }, (_, at) => used(lang, index, at));
  return { lang, text: lang === 'zh' ? picked.map((word, at) => word + (at % 6 === 5 ? '，' : '')).join('') : picked.join(' ') };
}

/** Most characters that a search has. */
const longest = 10;
const cut = (text: string): string => [...text].slice(0, longest).join('').trim();

/** A word of a language whose place in its dictionary lies between two bounds. */
const word = (lang: Language, index: number, from: number, below: number): string =>
  dictionaries[lang][from + drawn(index, from, below - from)] ?? '';

/** Mix of a hundred searches, by what people look for. */
const asked: readonly (readonly [times: number, sort: string, ask: (index: number, lang: Language) => string])[] = [
  [14, 'teams by name', (index) => `Rovers ${drawn(index, 5, 400)}`],
  [6, 'teams by name', (index) => `流浪者${drawn(index, 6, 400)}`],
  [6, 'names begun', (index) => ['Rov', 'Rovers', '流浪'][index % 3] ?? ''],
  [5, 'names with two letters swapped', (index) => `Rovres ${drawn(index, 7, 400)}`],
  [9, 'people by name', (index) => `fan${drawn(index, 8, 5_000)}`],
  [8, 'words of the game, which very many say', (index, lang) => word(lang, index, 11, 45)],
  [18, 'names that some write', (index, lang) => word(lang, index, 60, 600)],
  [12, 'rare words', (index, lang) => word(lang, index, 600, perLanguage)],
  [8, 'two words', (index, lang) => `${word(lang, index, 12, 60)} ${word(lang, index, 60, 800)}`],
  [8, 'what is not written to its end', (index, lang) => [...word(lang, index, 12, 900)].slice(0, lang === 'zh' ? 1 : 3).join('')],
  [1, 'small words that most texts hold', (index, lang) => word(lang, index, 0, 8)],
  [5, 'what nobody wrote', (index) => `xq${index}zz`],
];
const turns = asked.flatMap(([times, sort, ask]) => Array.from({ length: times }, () => ({ sort, ask })));

/** Searches with their sort, in turns: each text is new, or repeats only after long. */
export const searches: readonly { text: string; sort: string }[] = Array.from({ length: 3_000 }, (_, index) => {
  const turn = turns[(index * 37) % turns.length];
  return { text: cut(turn?.ask(index, languages[drawn(index, 9, 3)] ?? 'zh') ?? ''), sort: turn?.sort ?? '' };
});
