import { say, type League } from './football.types.ts';

export const aLeague: League = {
  id: 'a-league',
  names: say('澳大利亚超级联赛', 'A-League Men', 'VĐQG Úc'),
  shortNames: say('澳超', 'A-League', 'Úc'),
  countryNames: say('澳大利亚', 'Australia', 'Úc'),
  color: '#00594c',
  tier: 3,
  people: 'english',
  youth: {
    mark: 'U21',
    names: say('澳大利亚青年联赛', 'Australian Youth League', 'Giải trẻ Úc'),
    shortNames: say('澳青联', 'Aus Youth', 'Trẻ Úc'),
  },
  women: { names: say('澳大利亚女子超级联赛', 'A-League Women', 'VĐQG nữ Úc'), shortNames: say('澳女超', 'A-League W', 'Nữ Úc') },
  clubs: [
    ['melbourne-city', 69, '#6cadde', '#ffffff', '墨尔本城', '墨城', 'Melbourne City', 'Melb City'],
    ['melbourne-victory', 68, '#001b3d', '#ffffff', '墨尔本胜利', '墨胜利', 'Melbourne Victory', 'Victory'],
    ['sydney-fc', 68, '#5cb8e6', '#0b1f41', '悉尼FC', '悉尼FC', 'Sydney FC', 'Sydney FC'],
    ['auckland', 69, '#0d1b34', '#3a9ad9', '奥克兰', '奥克兰', 'Auckland FC', 'Auckland'],
    ['western-sydney', 66, '#d6001c', '#000000', '西悉尼流浪者', '西悉尼', 'Western Sydney Wanderers', 'Wanderers'],
    ['adelaide-united', 67, '#d6001c', '#001a3f', '阿德莱德联', '阿德莱德', 'Adelaide United', 'Adelaide'],
    ['central-coast', 64, '#ffd400', '#0a2a5e', '中央海岸水手', '中岸水手', 'Central Coast Mariners', 'Mariners'],
    ['macarthur', 64, '#000000', '#b4975a', '麦克阿瑟', '麦克阿瑟', 'Macarthur FC', 'Macarthur'],
    ['newcastle-jets', 63, '#f7b500', '#0b2a5b', '纽卡斯尔喷气机', '喷气机', 'Newcastle Jets', 'Jets'],
    ['wellington-phoenix', 62, '#ffcd00', '#000000', '惠灵顿凤凰', '惠灵顿', 'Wellington Phoenix', 'Wellington'],
    ['brisbane-roar', 61, '#f58220', '#5b1f3a', '布里斯班狮吼', '布里斯班', 'Brisbane Roar', 'Brisbane'],
    ['perth-glory', 60, '#582c83', '#f58220', '珀斯光荣', '珀斯', 'Perth Glory', 'Perth'],
  ],
};
