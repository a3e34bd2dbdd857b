import type { Knockout, MonthDay, RoundHours } from '../season.types.ts';
import type { CupLine } from './cups.types.ts';
import { say } from './football.types.ts';

/** Knock-out after the league of 36: the teams from 9th to 24th play for the other eight places in the last 16. */
export const european = (hours: RoundHours, final: MonthDay, finalHours: RoundHours): Knockout => ({
  places: 24,
  isSeeded: true,
  rounds: [
    { on: ['02-17', '02-24'], hours },
    { on: ['03-10', '03-17'], hours },
    { on: ['04-07', '04-14'], hours },
    { on: ['04-28', '05-05'], hours },
    { on: [final], hours: finalHours },
  ],
});

const europe = say('欧洲', 'Europe', 'Châu Âu');

/** Cups of clubs from several countries: a league of eight rounds on midweek nights, then knock-out rounds. */
export const cupLines: readonly CupLine[] = [
  {
    id: 'ucl',
    names: say('欧洲冠军联赛', 'UEFA Champions League', 'UEFA Champions League'),
    shortNames: say('欧冠', 'UCL', 'C1'),
    countryNames: europe,
    color: '#0e1e5b',
    tier: 1,
    people: 'german',
    clubs: [
      ...['arsenal', 'man-city', 'liverpool', 'chelsea', 'man-united', 'newcastle'],
      ...['real-madrid', 'barcelona', 'atletico-madrid', 'athletic-bilbao', 'villarreal'],
      ...['bayern', 'dortmund', 'leverkusen', 'leipzig', 'frankfurt', 'stuttgart'],
      ...['inter', 'napoli', 'milan', 'juventus', 'roma', 'atalanta'],
      ...['psg', 'marseille', 'monaco', 'lille'],
      ...['psv', 'ajax', 'feyenoord', 'benfica', 'sporting', 'porto', 'galatasaray', 'fenerbahce', 'celtic'],
    ],
    plan: {
      zone: 'Europe/Paris',
      windows: [{ kind: 'cross', from: '08-25', until: '06-08' }],
      rounds: 8,
      only: ['09-09', '10-14', '10-21', '11-04', '11-25', '12-09', '01-20', '01-27'],
      week: ['Wed 21:00*3, Tue 21:00*3, Wed 21:00*4, Tue 21:00*4, Tue 18:45*2, Wed 18:45*'],
      knockout: european('Wed 21:00*2, Tue 21:00*2, Wed 18:45, Tue 18:45, Tue 21:00, Wed 21:00*', '06-02', 'Sat 21:00*'),
    },
  },
  {
    id: 'uel',
    names: say('欧足联欧洲联赛', 'UEFA Europa League', 'UEFA Europa League'),
    shortNames: say('欧联', 'UEL', 'C2'),
    countryNames: europe,
    color: '#f27405',
    tier: 2,
    people: 'german',
    clubs: [
      ...['tottenham', 'aston-villa', 'brighton', 'crystal-palace', 'real-betis', 'real-sociedad', 'sevilla', 'celta-vigo'],
      ...['freiburg', 'hoffenheim', 'mainz', 'bologna', 'lazio', 'como', 'fiorentina'],
      ...['lyon', 'nice', 'strasbourg', 'lens', 'rennes', 'az', 'twente', 'utrecht', 'nec', 'groningen'],
      ...['braga', 'vitoria-guimaraes', 'famalicao', 'besiktas', 'trabzonspor', 'basaksehir', 'samsunspor', 'goztepe'],
      ...['rangers', 'hearts', 'hibernian'],
    ],
    plan: {
      zone: 'Europe/Paris',
      windows: [{ kind: 'cross', from: '09-01', until: '06-08' }],
      rounds: 8,
      only: ['09-16', '10-14', '10-21', '11-04', '11-25', '12-09', '01-20', '01-27'],
      week: ['Thu 21:00*9, Thu 18:45*'],
      knockout: european('Thu 21:00*4, Thu 18:45*', '05-19', 'Wed 21:00*'),
    },
  },
  {
    id: 'afc-elite',
    names: say('亚足联冠军精英联赛东亚区', 'AFC Champions League Elite East', 'AFC Champions League Elite miền Đông'),
    shortNames: say('亚冠精英', 'ACL Elite', 'C1 châu Á'),
    countryNames: say('亚洲', 'Asia', 'Châu Á'),
    color: '#1b2b6b',
    tier: 1,
    people: 'arabic',
    clubs: [
      ...['shanghai-port', 'shanghai-shenhua', 'chengdu-rongcheng', 'vissel-kobe', 'hiroshima', 'kashima'],
      ...['jeonbuk', 'ulsan', 'fc-seoul', 'buriram', 'melbourne-city', 'cong-an-ha-noi'],
    ],
    plan: {
      zone: 'Asia/Shanghai',
      windows: [{ kind: 'cross', from: '09-01', until: '05-12' }],
      rounds: 8,
      only: ['09-16', '10-07', '10-21', '11-04', '11-25', '12-09', '02-10', '02-17'],
      week: ['Wed 20:00*2, Tue 20:00*2, Tue 18:00, Wed 18:00*'],
      knockout: {
        places: 8,
        isSeeded: true,
        rounds: [
          { on: ['03-03', '03-10'], hours: 'Wed 20:00, Tue 20:00, Tue 18:00, Wed 18:00*' },
          { on: ['04-07', '04-14'], hours: 'Wed 20:00, Tue 20:00*' },
          { on: ['04-28'], hours: 'Wed 20:00*' },
        ],
      },
    },
  },
];
