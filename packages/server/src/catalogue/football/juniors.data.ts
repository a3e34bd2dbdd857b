import type { SideCompetition, YouthMark } from './football.types.ts';
import { say } from './football.types.ts';

type Juniors = SideCompetition & { mark: YouthMark };

/** Youth leagues of the clubs, by the league of their first teams. */
export const juniors: Readonly<Record<string, Juniors>> = {
  epl: {
    mark: 'U18',
    names: say('英格兰U18超级联赛', 'U18 Premier League', 'U18 Ngoại hạng Anh'),
    shortNames: say('英超U18', 'EPL U18', 'NHA U18'),
  },
  laliga: {
    mark: 'U17',
    names: say('西班牙U17联赛', 'Spanish U17 League', 'U17 Tây Ban Nha'),
    shortNames: say('西U17', 'Spain U17', 'TBN U17'),
  },
  bundesliga: { mark: 'U17', names: say('德国U17联赛', 'DFB U17 League', 'U17 Đức'), shortNames: say('德U17', 'DFB U17', 'Đức U17') },
  'serie-a': { mark: 'U18', names: say('意大利U18联赛', 'Italian U18 League', 'U18 Ý'), shortNames: say('意U18', 'Italy U18', 'Ý U18') },
  'ligue-1': {
    mark: 'U17',
    names: say('法国U17联赛', 'Championnat National U17', 'U17 Pháp'),
    shortNames: say('法U17', 'France U17', 'Pháp U17'),
  },
  championship: {
    mark: 'U18',
    names: say('英冠U18联赛', 'U18 Development League', 'Giải U18 Hạng nhất Anh'),
    shortNames: say('英冠U18', 'PDL U18', 'PDL U18'),
  },
  mls: { mark: 'U18', names: say('美职联U18联赛', 'MLS Next U18', 'MLS Next U18'), shortNames: say('美U18', 'Next U18', 'Next U18') },
  k1: { mark: 'U18', names: say('韩国U18联赛', 'K League U18', 'U18 Hàn Quốc'), shortNames: say('韩U18', 'K Lg U18', 'Hàn U18') },
  csl: { mark: 'U18', names: say('中国U18联赛', 'China U18 League', 'U18 Trung Quốc'), shortNames: say('中U18', 'China U18', 'TQ U18') },
  eredivisie: {
    mark: 'U18',
    names: say('荷兰U18联赛', 'Dutch U18 League', 'U18 Hà Lan'),
    shortNames: say('荷U18', 'Dutch U18', 'Hà Lan U18'),
  },
  'primeira-liga': {
    mark: 'U19',
    names: say('葡萄牙U19联赛', 'Portuguese U19 League', 'U19 Bồ Đào Nha'),
    shortNames: say('葡U19', 'Port. U19', 'BĐN U19'),
  },
  'super-lig': {
    mark: 'U17',
    names: say('土耳其U17联赛', 'Turkish U17 League', 'U17 Thổ Nhĩ Kỳ'),
    shortNames: say('土U17', 'Türkiye U17', 'TNK U17'),
  },
  'saudi-pro-league': {
    mark: 'U18',
    names: say('沙特U18联赛', 'Saudi U18 League', 'U18 Ả Rập Xê Út'),
    shortNames: say('沙特U18', 'Saudi U18'),
  },
  j1: { mark: 'U18', names: say('日本U18联赛', 'Japan U18 League', 'U18 Nhật Bản'), shortNames: say('日U18', 'Japan U18', 'Nhật U18') },
  'v-league': {
    mark: 'U19',
    names: say('越南U19联赛', 'Vietnam U19 League', 'U19 Quốc gia'),
    shortNames: say('越U19', 'Vietnam U19', 'U19 QG'),
  },
  'thai-league': {
    mark: 'U19',
    names: say('泰国U19联赛', 'Thailand U19 League', 'U19 Thái Lan'),
    shortNames: say('泰U19', 'Thai U19', 'Thái U19'),
  },
  'a-league': {
    mark: 'U18',
    names: say('澳大利亚U18联赛', 'Australian U18 League', 'U18 Úc'),
    shortNames: say('澳U18', 'Aus U18', 'Úc U18'),
  },
  brasileirao: {
    mark: 'U17',
    names: say('巴西U17联赛', 'Brasileirão U17', 'U17 Brazil'),
    shortNames: say('巴U17', 'Brasil U17', 'Brazil U17'),
  },
  'liga-argentina': {
    mark: 'U18',
    names: say('阿根廷U18联赛', 'Argentine U18 League', 'U18 Argentina'),
    shortNames: say('阿U18', 'ARG U18'),
  },
  'liga-mx': { mark: 'U18', names: say('墨西哥U18联赛', 'Liga MX U18', 'U18 Mexico'), shortNames: say('墨U18', 'MX U18', 'Mexico U18') },
};
