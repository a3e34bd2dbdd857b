import type { EsportsGame } from '@pitchside/api/scores/matches';
import type { Names } from '../../text/local.ts';
import { say } from '../football/football.types.ts';

/** Reads `岩雀/Taliyah,…`. */
const heroes = (text: string): Names[] =>
  text.split(',').map((pair) => {
    const [zh = '', en = ''] = pair.split('/');
    return say(zh, en);
  });

/** Heroes by game and by place in the team, as lineups name them; Counter-Strike has none. */
export const heroesByGame: Readonly<Record<EsportsGame, readonly (readonly Names[])[]>> = {
  lol: [
    heroes(
      '兰博/Rumble,安蓓萨/Ambessa,奎桑提/K’Sante,格温/Gwen,杰斯/Jayce,克烈/Kled,奥恩/Ornn,剑魔/Aatrox,雷克顿/Renekton,纳尔/Gnar,赛恩/Sion,约里克/Yorick',
    ),
    heroes(
      '猪妹/Sejuani,盲僧/Lee Sin,蔚/Vi,悟空/Wukong,佛耶戈/Viego,婕拉/Zyra,皇子/Jarvan IV,赵信/Xin Zhao,潘森/Pantheon,蜘蛛/Elise,茂凯/Maokai,千珏/Kindred',
    ),
    heroes(
      '岩雀/Taliyah,发条/Orianna,阿狸/Ahri,辛德拉/Syndra,沙皇/Azir,瑞兹/Ryze,加里奥/Galio,维克托/Viktor,妖姬/LeBlanc,卡牌/Twisted Fate,阿卡丽/Akali,永恩/Yone',
    ),
    heroes(
      '霞/Xayah,卡莎/Kai’Sa,厄斐琉斯/Aphelios,泽丽/Zeri,金克丝/Jinx,韦鲁斯/Varus,伊泽瑞尔/Ezreal,卡莉丝塔/Kalista,寒冰/Ashe,女警/Caitlyn,希维尔/Sivir,德莱文/Draven',
    ),
    heroes(
      '洛/Rakan,泰坦/Nautilus,日女/Leona,布隆/Braum,牛头/Alistar,芮尔/Rell,锤石/Thresh,璐璐/Lulu,娜美/Nami,派克/Pyke,烈娜塔/Renata Glasc,米利欧/Milio',
    ),
  ],
  kog: [
    heroes(
      '吕布/Lü Bu,马超/Ma Chao,关羽/Guan Yu,夏洛特/Charlotte,狂铁/Kuangtie,花木兰/Hua Mulan,项羽/Xiang Yu,姬小满/Ji Xiaoman,白起/Bai Qi,亚连/Allain',
    ),
    heroes(
      '澜/Lan,镜/Jing,裴擒虎/Pei,赵云/Zhao Yun,李白/Li Bai,娜可露露/Nakoruru,露娜/Luna,云中君/Feyd,司空震/Sikong Zhen,大司命/Dasiming',
    ),
    heroes(
      '上官婉儿/Shangguan,沈梦溪/Shen Mengxi,不知火舞/Mai Shiranui,西施/Xi Shi,王昭君/Wang Zhaojun,貂蝉/Diaochan,弈星/Yi Xing,海月/Haiyue,安琪拉/Angela,嫦娥/Chang’e',
    ),
    heroes(
      '公孙离/Gongsun Li,孙尚香/Lady Sun,狄仁杰/Di Renjie,后羿/Hou Yi,马可波罗/Marco Polo,戈娅/Garuda,虞姬/Consort Yu,敖隐/Ao Yin,莱西奥/Lexio,艾琳/Erin',
    ),
    heroes(
      '张飞/Zhang Fei,大乔/Da Qiao,鬼谷子/Guiguzi,牛魔/Bull Demon,太乙真人/Taiyi,孙膑/Sun Bin,桑启/Sangqi,盾山/Dun,朵莉亚/Dolia,苏烈/Su Lie',
    ),
  ],
  dota2: [
    heroes(
      '幻影刺客/Phantom Assassin,幻影长矛手/Phantom Lancer,斯拉克/Slark,娜迦海妖/Naga Siren,露娜/Luna,恐怖利刃/Terrorblade,变体精灵/Morphling,美杜莎/Medusa,克林克兹/Clinkz,琼英碧灵/Muerta',
    ),
    heroes(
      '风暴之灵/Storm Spirit,帕克/Puck,影魔/Shadow Fiend,灰烬之灵/Ember Spirit,虚无之灵/Void Spirit,痛苦女王/Queen of Pain,龙骑士/Dragon Knight,莉娜/Lina,蝙蝠骑士/Batrider,狼人/Lycan',
    ),
    heroes(
      '马格纳斯/Magnus,军团指挥官/Legion Commander,虚空假面/Faceless Void,马尔斯/Mars,黑暗贤者/Dark Seer,兽王/Beastmaster,潮汐猎人/Tidehunter,半人马/Centaur Warrunner,沙王/Sand King,斧王/Axe',
    ),
    heroes(
      '森海飞霞/Hoodwink,神谕者/Oracle,大地之灵/Earth Spirit,帕吉/Pudge,小小/Tiny,撼地者/Earthshaker,玛西/Marci,天怒法师/Skywrath Mage,凤凰/Phoenix,风行者/Windranger',
    ),
    heroes(
      '暗影恶魔/Shadow Demon,巫妖/Lich,水晶室女/Crystal Maiden,干扰者/Disruptor,祸乱之源/Bane,沉默术士/Silencer,双头龙/Jakiro,巫医/Witch Doctor,陈/Chen,戴泽/Dazzle',
    ),
  ],
  cs: [],
};

/** Maps of Counter-Strike. */
export const csMaps: readonly Names[] = [
  say('荒漠迷城', 'Mirage'),
  say('炼狱小镇', 'Inferno'),
  say('核子危机', 'Nuke'),
  say('远古遗迹', 'Ancient'),
  say('阿努比斯', 'Anubis'),
  say('炙热沙城Ⅱ', 'Dust II'),
  say('列车停放站', 'Train'),
];

/** Names under which invented players appear. */
export const handles: readonly string[] =
  'Ashen,Blitzo,Cinder,Duskk,Emberly,Frostr,Glimpse,Hexen,Iskra,Jolt,Kestrel,Lumen,Mirek,Nimbus,Onyx,Pyrel,Quill,Ravine,Sable,Tarn,Umbra,Vanta,Wisp,Xeno,Yarrow,Zephyr,Atlas,Brine,Corvin,Drift,Echo9,Fable,Grove,Halcyon,Ivor,Juno,Kairo,Lynxx,Moss,Nyx,Orbit,Pixel,Quartz,Rune,Solace,Talon,Ulric,Vesper,Warden,Xylo,Yuki,Zen0,Argent,Bramble,Cobalt,Dagger,Elara,Flint,Gale,Haze,Indigo,Jade,Karst,Lotus,Marlow,Noct,Opal,Prism,Raze,Saffron,Tempo,Uno,Viper7,Wren,Xander,Yonder,Zinc,Azure,Birch,Clove'.split(
    ',',
  );
