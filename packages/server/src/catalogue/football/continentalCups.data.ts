import type { CupLine } from './cups.types.ts';
import { european } from './cups.data.ts';
import { say } from './football.types.ts';

const [saoPaulo, newYork] = ['America/Sao_Paulo', 'America/New_York'];
const southAmerica = say('南美洲', 'South America', 'Nam Mỹ');
const northAmerica = say('北美洲', 'North America', 'Bắc Mỹ');

/** More cups of clubs of several countries: those of the Americas begin with their last 16. */
export const continentalCups: readonly CupLine[] = [
  {
    id: 'uecl',
    names: say('欧足联欧洲协会联赛', 'UEFA Conference League', 'UEFA Conference League'),
    shortNames: say('欧协联', 'UECL', 'C3'),
    countryNames: say('欧洲', 'Europe', 'Châu Âu'),
    color: '#00a651',
    tier: 2,
    people: 'german',
    clubs: [
      ...['nottm-forest', 'bournemouth', 'fulham', 'brentford', 'valencia', 'girona', 'rayo-vallecano', 'osasuna', 'mallorca'],
      ...['gladbach', 'bremen', 'wolfsburg', 'augsburg', 'union-berlin', 'torino', 'udinese', 'genoa', 'sassuolo', 'parma'],
      ...['toulouse', 'paris-fc', 'brest', 'nantes', 'auxerre', 'heerenveen', 'sparta', 'go-ahead'],
      ...['gil-vicente', 'moreirense', 'estoril', 'rio-ave', 'kasimpasa', 'konyaspor', 'alanyaspor', 'aberdeen', 'motherwell'],
    ],
    plan: {
      zone: 'Europe/Paris',
      windows: [{ kind: 'cross', from: '10-01', until: '06-08' }],
      rounds: 6,
      only: ['10-14', '10-21', '11-04', '11-25', '12-09', '01-20'],
      week: ['Thu 21:00*9, Thu 18:45*'],
      knockout: european('Thu 21:00*4, Thu 18:45*', '05-26', 'Wed 21:00*'),
    },
  },
  {
    id: 'afc-two',
    names: say('亚足联冠军联赛二级东亚区', 'AFC Champions League Two East', 'AFC Champions League Two miền Đông'),
    shortNames: say('亚冠二级', 'ACL Two', 'C2 châu Á'),
    countryNames: say('亚洲', 'Asia', 'Châu Á'),
    color: '#2f6db5',
    tier: 2,
    people: 'japanese',
    clubs: [
      ...['beijing-guoan', 'shandong-taishan', 'kashiwa', 'gamba-osaka', 'urawa', 'pohang', 'daejeon', 'gangwon'],
      ...['nam-dinh', 'ha-noi', 'bangkok-united', 'port', 'bg-pathum', 'melbourne-victory', 'auckland', 'sydney-fc'],
    ],
    plan: {
      zone: 'Asia/Shanghai',
      windows: [{ kind: 'cross', from: '09-01', until: '05-12' }],
      rounds: 6,
      only: ['09-16', '10-07', '10-21', '11-04', '11-25', '12-09'],
      week: ['Thu 20:00*3, Thu 18:00*3, Thu 16:00*'],
      knockout: {
        places: 8,
        isSeeded: true,
        rounds: [
          { on: ['03-03', '03-10'], hours: 'Thu 20:00*2, Thu 18:00*' },
          { on: ['04-07', '04-14'], hours: 'Thu 20:00, Thu 18:00*' },
          { on: ['04-28'], hours: 'Thu 20:00*' },
        ],
      },
    },
  },
  {
    id: 'libertadores',
    names: say('南美解放者杯', 'Copa Libertadores', 'Copa Libertadores'),
    shortNames: say('解放者杯', 'Libertadores', 'Libertadores'),
    countryNames: southAmerica,
    color: '#b8860b',
    tier: 1,
    people: 'spanish',
    clubs: [
      ...['flamengo', 'palmeiras', 'cruzeiro', 'botafogo', 'fluminense', 'bahia', 'mirassol', 'corinthians'],
      ...['river-plate', 'boca-juniors', 'racing', 'estudiantes', 'rosario-central', 'velez', 'lanus', 'independiente'],
    ],
    plan: {
      zone: saoPaulo,
      windows: [{ kind: 'year', from: '07-20', until: '12-01' }],
      rounds: 0,
      week: [],
      knockout: {
        rounds: [
          { on: ['08-12', '08-19'], hours: 'Wed 21:30*2, Tue 21:30*2, Thu 21:30, Wed 19:00, Tue 19:00, Thu 19:00*', extraTime: false },
          { on: ['09-16', '10-07'], hours: 'Wed 21:30, Tue 21:30, Thu 21:30, Wed 19:00*', extraTime: false },
          { on: ['10-14', '10-21'], hours: 'Wed 21:30, Tue 21:30*', extraTime: false },
          { on: ['11-25'], hours: 'Wed 20:00*' },
        ],
      },
    },
  },
  {
    id: 'sudamericana',
    names: say('南美杯', 'Copa Sudamericana', 'Copa Sudamericana'),
    shortNames: say('南美杯', 'Sudamericana', 'Sudamericana'),
    countryNames: southAmerica,
    color: '#1d4f91',
    tier: 2,
    people: 'spanish',
    clubs: [
      ...['sao-paulo', 'gremio', 'internacional', 'atletico-mineiro', 'vasco', 'bragantino', 'santos', 'athletico-pr'],
      ...['san-lorenzo', 'argentinos', 'talleres', 'huracan', 'defensa', 'belgrano', 'tigre', 'platense'],
    ],
    plan: {
      zone: saoPaulo,
      windows: [{ kind: 'year', from: '07-20', until: '12-01' }],
      rounds: 0,
      week: [],
      knockout: {
        rounds: [
          { on: ['08-12', '08-19'], hours: 'Thu 21:30*2, Wed 21:30*2, Tue 21:30, Thu 19:00, Wed 19:00, Tue 19:00*', extraTime: false },
          { on: ['09-16', '10-07'], hours: 'Thu 21:30, Wed 21:30, Tue 21:30, Thu 19:00*', extraTime: false },
          { on: ['10-14', '10-21'], hours: 'Thu 21:30, Wed 21:30*', extraTime: false },
          { on: ['11-18'], hours: 'Wed 20:00*' },
        ],
      },
    },
  },
  {
    id: 'concacaf-champions',
    names: say('中北美冠军杯', 'CONCACAF Champions Cup', 'CONCACAF Champions Cup'),
    shortNames: say('中北美冠军杯', 'CONCACAF CC', 'CONCACAF CC'),
    countryNames: northAmerica,
    color: '#c8a45d',
    tier: 2,
    people: 'spanish',
    clubs: [
      ...['club-america', 'tigres', 'monterrey', 'cruz-azul', 'toluca', 'guadalajara', 'pumas', 'pachuca'],
      ...['inter-miami', 'lafc', 'seattle-sounders', 'san-diego', 'columbus-crew', 'fc-cincinnati', 'philadelphia-union', 'vancouver'],
    ],
    plan: {
      zone: newYork,
      windows: [{ kind: 'year', from: '02-20', until: '06-05' }],
      rounds: 0,
      week: [],
      knockout: {
        rounds: [
          { on: ['03-04', '03-11'], hours: 'Wed 20:30*2, Tue 20:30, Thu 20:30, Wed 22:30, Tue 22:30, Thu 22:30*' },
          { on: ['04-08', '04-15'], hours: 'Wed 20:30, Tue 20:30, Wed 22:30, Tue 22:30*' },
          { on: ['04-29', '05-06'], hours: 'Wed 22:00, Tue 22:00*' },
          { on: ['05-27'], hours: 'Wed 21:00*' },
        ],
      },
    },
  },
  {
    id: 'leagues-cup',
    names: say('美墨联赛杯', 'Leagues Cup', 'Leagues Cup'),
    shortNames: say('美墨联赛杯', 'Leagues Cup', 'Leagues Cup'),
    countryNames: northAmerica,
    color: '#3b2f80',
    tier: 2,
    people: 'english',
    leagues: ['mls', 'liga-mx'],
    plan: {
      zone: newYork,
      windows: [{ kind: 'year', from: '07-20', until: '09-15' }],
      rounds: 0,
      week: [],
      knockout: {
        rounds: [
          { on: ['07-29'], hours: 'Wed 20:00*3, Tue 20:00*3, Wed 22:30*3, Tue 22:30*2, Wed 21:00*3, Tue 21:00*', extraTime: false },
          { on: ['08-05'], hours: 'Wed 20:00*3, Tue 20:00*3, Wed 22:30*3, Tue 22:30*2, Wed 21:00*3, Tue 21:00*', extraTime: false },
          { on: ['08-12'], hours: 'Wed 20:00*2, Tue 20:00*2, Wed 22:30*2, Tue 22:30*', extraTime: false },
          { on: ['08-19'], hours: 'Wed 20:30, Tue 20:30, Wed 22:45, Tue 22:45*', extraTime: false },
          { on: ['08-26'], hours: 'Wed 20:30, Wed 22:30*', extraTime: false },
          { on: ['09-09'], hours: 'Wed 21:00*' },
        ],
      },
    },
  },
];
