import type { MonthDay, QuietPlan, SeasonPlan, SeasonWindow } from '../season.types.ts';
import { playoffs } from './playoffs.data.ts';

const cross = (from: MonthDay, until: MonthDay): readonly SeasonWindow[] => [{ kind: 'cross', from, until }];
const year = (from: MonthDay, until: MonthDay): readonly SeasonWindow[] => [{ kind: 'year', from, until }];

const shanghai = 'Asia/Shanghai';
const paris = 'Europe/Paris';
const newYork = 'America/New_York';
const tokyo = 'Asia/Tokyo';
const seoul = 'Asia/Seoul';
const sydney = 'Australia/Sydney';
const saoPaulo = 'America/Sao_Paulo';

/** Calendars of all basketball divisions, by competition. */
export const basketballSeasons: Readonly<Record<string, SeasonPlan | QuietPlan>> = {
  nba: {
    zone: newYork,
    windows: cross('10-20', '04-14'),
    rounds: 82,
    rests: [['02-12', '02-17']],
    nightly:
      'Tue 20:00, Wed 19:30, Tue 22:30, Wed 22:00, Wed 21:30, Tue 19:30*2, Wed 20:00*2, Tue 20:30*2, Wed 19:00, Tue 19:00*2, Wed 22:30',
    week: [],
    counted: 'weeks',
    ...(playoffs.nba && { playoffs: playoffs.nba }),
  },
  cba: {
    zone: shanghai,
    windows: cross('10-16', '04-18'),
    rounds: 46,
    rests: [['02-14', '02-23']],
    week: ['Sun 19:35*5, Sun 15:30*2, Sun 20:00*', 'Fri 19:35*7, Fri 20:00*', 'Wed 19:35*7, Wed 20:00*'],
  },
  euroleague: {
    zone: paris,
    windows: cross('09-29', '04-18'),
    week: [
      'Thu 20:45, Fri 20:30, Thu 20:00*2, Fri 20:45, Thu 19:00, Fri 20:00, Thu 18:45, Fri 21:00, Fri 18:45',
      'Tue 20:30*2, Tue 20:00*2, Tue 19:00*2, Tue 20:45, Tue 21:00, Tue 18:00, Tue 18:45',
    ],
  },
  eurocup: {
    zone: paris,
    windows: cross('09-29', '04-07'),
    rounds: 26,
    week: ['Wed 20:00*2, Tue 20:00*2, Wed 19:00, Tue 19:00, Wed 18:00, Tue 18:00'],
  },
  wnba: {
    zone: newYork,
    windows: year('05-08', '09-24'),
    rounds: 44,
    week: ['Sun 15:00*2, Sun 18:00*2, Sun 20:00*', 'Tue 19:00*2, Tue 20:00*2, Tue 22:00*', 'Fri 19:30*3, Fri 22:00*'],
    counted: 'weeks',
  },
  ncaa: {
    zone: newYork,
    windows: cross('11-03', '03-21'),
    rounds: 31,
    rests: [['12-23', '12-27']],
    week: [
      'Sat 12:00*2, Sat 14:00*2, Sat 18:00*2, Sat 20:00*2, Sat 22:00*2, Sat 16:00*',
      'Tue 19:00*4, Tue 21:00*3, Wed 19:00*3, Wed 21:00*',
    ],
    counted: 'weeks',
  },
  'nba-g-league': {
    zone: newYork,
    windows: cross('11-06', '04-04'),
    rounds: 50,
    rests: [['12-22', '12-27']],
    nightly: 'Tue 19:00*4, Wed 19:00*3, Tue 22:00*2, Wed 22:00*2, Tue 20:00, Wed 20:00*',
    week: [],
    counted: 'weeks',
  },
  'b-league': {
    zone: tokyo,
    windows: cross('09-22', '05-10'),
    rounds: 60,
    week: ['Sat 15:05*6, Sat 18:05*', 'Sun 14:05*5, Sun 15:05*', 'Wed 19:05*'],
    counted: 'weeks',
  },
  kbl: {
    zone: seoul,
    windows: cross('10-03', '04-12'),
    rounds: 54,
    week: ['Sat 14:00*2, Sat 16:30, Sun 14:00, Sun 16:30', 'Wed 19:00*2, Thu 19:00*2, Tue 19:00'],
  },
  pba: {
    zone: 'Asia/Manila',
    windows: cross('10-04', '07-26'),
    rests: [['12-21', '01-04']],
    rounds: 44,
    week: ['Sun 17:15*2, Sun 19:30*2, Sat 17:15, Sat 19:30', 'Wed 17:15*2, Wed 19:30*2, Thu 17:15, Thu 19:30'],
  },
  vba: {
    zone: 'Asia/Ho_Chi_Minh',
    windows: year('05-30', '11-29'),
    rounds: 42,
    week: ['Sat 19:30, Sun 19:30, Sat 17:00, Sun 17:00', 'Wed 19:30*2, Thu 19:30*'],
  },
  nbl: {
    zone: sydney,
    windows: cross('09-17', '02-21'),
    rounds: 36,
    rests: [['11-23', '12-01']],
    week: ['Sat 19:30, Sun 15:00, Sat 17:30, Fri 19:30, Sun 17:00', 'Wed 19:30*3, Thu 19:30*'],
  },
  nbb: {
    zone: saoPaulo,
    windows: cross('10-10', '05-02'),
    week: ['Sat 18:00*3, Sun 18:00, Sat 20:00*2, Sun 11:00, Sun 20:00', 'Wed 20:00*4, Tue 20:00*'],
  },
  'cba-women': {
    zone: shanghai,
    windows: cross('10-12', '03-08'),
    rests: [['02-14', '02-23']],
    rounds: 36,
    week: ['Sat 19:30*5, Sat 15:00*', 'Wed 19:30*5, Wed 15:00*'],
  },
  'ncaa-women': {
    zone: newYork,
    windows: cross('11-03', '03-21'),
    rounds: 31,
    rests: [['12-23', '12-27']],
    week: ['Sun 12:00*3, Sun 14:00*3, Sun 16:00*3, Sun 18:00*', 'Thu 18:30*4, Thu 20:30*4, Thu 19:00*'],
    counted: 'weeks',
  },
  'nbl-women': {
    zone: sydney,
    windows: cross('10-14', '03-08'),
    rounds: 28,
    week: ['Sat 17:30, Sun 14:00, Fri 18:30, Sat 19:30', 'Wed 18:30*'],
  },
  'cba-youth': { zone: shanghai, from: 9.5 },
  'euroleague-youth': { zone: paris, from: 11 },
  'eurocup-youth': { zone: paris, from: 14 },
  'pba-youth': { zone: 'Asia/Manila', from: 9 },
  'vba-youth': { zone: 'Asia/Ho_Chi_Minh', from: 10 },
  'nbl-youth': { zone: sydney, from: 13 },
  'b-league-youth': { zone: tokyo, from: 9 },
  'kbl-youth': { zone: seoul, from: 11 },
  'nbb-youth': { zone: saoPaulo, from: 12 },
};
