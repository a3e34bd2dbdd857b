import type { MonthDay, QuietPlan, SeasonPlan, SeasonWindow } from '../season.types.ts';

type Rest = readonly [from: MonthDay, until: MonthDay];

/** When national teams play and leagues rest. */
const nations: readonly Rest[] = [
  ['09-22', '10-06'],
  ['11-10', '11-17'],
  ['03-23', '03-30'],
];

/** Weeks of European nights, named by their Wednesdays. */
export const uefaNights: readonly MonthDay[] = [
  ...(['09-09', '09-16', '10-14', '10-21', '11-04', '11-25', '12-09', '01-20', '01-27'] as const),
  ...(['02-17', '02-24', '03-10', '03-17', '04-07', '04-14', '04-28', '05-05', '05-19', '05-26'] as const),
];

/** Weeks of Asian nights, named by their Wednesdays. */
export const afcNights: readonly MonthDay[] = ['09-16', '10-07', '10-21', '11-04', '11-25', '12-09', '02-10', '02-17'];

const cross = (from: MonthDay, until: MonthDay): readonly SeasonWindow[] => [{ kind: 'cross', from, until }];
const year = (from: MonthDay, until: MonthDay): readonly SeasonWindow[] => [{ kind: 'year', from, until }];
const halves = (apertura: readonly [MonthDay, MonthDay], clausura: readonly [MonthDay, MonthDay]): readonly SeasonWindow[] => [
  { kind: 'apertura', from: apertura[0], until: apertura[1] },
  { kind: 'clausura', from: clausura[0], until: clausura[1] },
];

const christmas: Rest = ['12-21', '01-02'];

const london = 'Europe/London';
const madrid = 'Europe/Madrid';
const berlin = 'Europe/Berlin';
const rome = 'Europe/Rome';
const paris = 'Europe/Paris';
const saoPaulo = 'America/Sao_Paulo';
const buenosAires = 'America/Argentina/Buenos_Aires';
const mexico = 'America/Mexico_City';
const newYork = 'America/New_York';

/** First teams: hours, breaks and length of their seasons as in the real world. */
const firsts: Readonly<Record<string, SeasonPlan>> = {
  epl: {
    zone: london,
    windows: cross('08-21', '05-30'),
    rests: nations,
    nights: uefaNights,
    week: ['Sun 16:30, Sat 17:30, Sat 12:30, Mon 20:00, Sun 14:00*2, Sat 15:00*', 'Wed 20:15, Tue 20:15, Wed 19:30*4, Tue 19:30*'],
  },
  championship: {
    zone: london,
    windows: cross('08-07', '05-09'),
    rests: nations,
    week: ['Sat 12:30*2, Fri 20:00, Sun 12:00, Sat 17:30, Sat 15:00*', 'Wed 20:00, Tue 20:00*3, Wed 19:45*3, Tue 19:45*'],
    nights: ['09-09'],
  },
  laliga: {
    zone: madrid,
    windows: cross('08-14', '05-30'),
    rests: [...nations, ['12-21', '01-01']],
    nights: uefaNights,
    week: [
      'Sat 21:00, Sun 21:00, Sat 18:30, Sun 18:30, Sat 16:15, Sun 16:15, Fri 21:00, Mon 21:00, Sun 14:00, Sat 14:00',
      'Wed 21:00*2, Tue 21:00*2, Wed 19:00*3, Tue 19:00*',
    ],
  },
  bundesliga: {
    zone: berlin,
    windows: cross('08-27', '05-23'),
    rests: [...nations, ['12-21', '01-07']],
    nights: uefaNights,
    week: ['Sat 18:30, Fri 20:30, Sun 17:30, Sun 15:30, Sun 19:30, Sat 15:30*', 'Wed 20:30*2, Tue 20:30*2, Wed 18:30*3, Tue 18:30*'],
  },
  'serie-a': {
    zone: rome,
    windows: cross('08-21', '05-30'),
    rests: nations,
    nights: uefaNights,
    week: [
      'Sun 20:45, Sat 20:45, Sun 18:00, Sat 18:00, Fri 20:45, Mon 20:45, Sun 12:30, Sat 15:00, Sun 15:00*',
      'Wed 20:45*2, Tue 20:45*2, Wed 18:30*3, Tue 18:30*',
    ],
  },
  'ligue-1': {
    zone: paris,
    windows: cross('08-21', '05-23'),
    rests: [...nations, ['12-21', '01-01']],
    nights: uefaNights,
    week: ['Sun 20:45, Sat 21:05, Fri 20:45, Sat 19:00, Sat 17:00, Sun 15:00, Sun 17:15*', 'Wed 21:00*3, Wed 19:00*3, Tue 20:45*'],
  },
  csl: {
    zone: 'Asia/Shanghai',
    windows: year('03-06', '11-29'),
    rests: [
      ['09-22', '10-06'],
      ['06-01', '06-10'],
      ['03-23', '03-30'],
    ],
    nights: afcNights,
    week: ['Sat 19:35*2, Fri 20:00, Sun 19:35*2, Sat 15:30, Sun 15:30, Sat 18:00*', 'Wed 19:35*5, Tue 19:35*'],
  },
  mls: {
    zone: newYork,
    windows: year('02-20', '11-08'),
    rounds: 34,
    rests: [
      ['06-01', '06-10'],
      ['10-05', '10-13'],
      ['03-23', '03-30'],
    ],
    week: ['Sat 19:30*4, Sun 19:00, Sat 20:30*3, Sat 22:30*4, Sat 16:30, Sat 21:30*', 'Wed 19:30*7, Wed 20:30*4, Wed 22:30*'],
  },
  eredivisie: {
    zone: 'Europe/Amsterdam',
    windows: cross('08-07', '05-16'),
    rests: [...nations, ['12-21', '01-07']],
    nights: uefaNights,
    week: ['Sun 14:30*2, Sat 20:00, Sat 18:45, Sun 16:45, Fri 20:00, Sun 12:15, Sat 16:30*', 'Wed 20:00*5, Tue 20:00*'],
  },
  'primeira-liga': {
    zone: 'Europe/Lisbon',
    windows: cross('08-07', '05-16'),
    rests: [...nations, ['12-22', '12-26']],
    nights: uefaNights,
    week: ['Sun 20:30, Sat 20:30, Sat 18:00, Sun 18:00, Fri 20:15, Mon 20:15, Sun 15:30*', 'Wed 20:15*5, Tue 20:15*'],
  },
  'super-lig': {
    zone: 'Europe/Istanbul',
    windows: cross('08-07', '05-23'),
    rests: [...nations, ['12-21', '01-14']],
    nights: uefaNights,
    week: ['Sun 20:00*2, Sat 20:00*2, Fri 20:00, Mon 20:00, Sat 17:00, Sun 17:00, Sun 14:30*', 'Wed 20:00*4, Wed 17:00*2, Tue 20:00*'],
  },
  'scottish-premiership': {
    zone: london,
    windows: cross('08-01', '05-16'),
    rounds: 38,
    rests: [...nations, ['01-04', '01-15']],
    nights: uefaNights,
    week: ['Sun 12:00, Sat 12:30, Sun 15:00, Sat 15:00*', 'Wed 20:00*2, Wed 19:45*'],
  },
  'saudi-pro-league': {
    zone: 'Asia/Riyadh',
    windows: cross('08-13', '05-22'),
    rests: nations,
    nights: afcNights,
    week: [
      'Fri 20:30, Sat 20:30, Thu 20:30, Fri 18:00, Sat 18:00, Thu 18:00, Fri 16:30, Sat 16:30, Thu 16:30',
      'Mon 20:30*3, Mon 18:00*3, Mon 16:30*',
    ],
  },
  j1: {
    zone: 'Asia/Tokyo',
    windows: cross('08-07', '06-06'),
    rests: [...nations, ['12-14', '02-15']],
    nights: afcNights,
    week: ['Sat 19:00, Sat 14:00*3, Sun 14:00*2, Fri 19:00, Sun 19:00, Sat 15:00*', 'Wed 19:00*'],
  },
  k1: {
    zone: 'Asia/Seoul',
    windows: year('02-28', '11-30'),
    rounds: 38,
    rests: [
      ['06-01', '06-10'],
      ['09-22', '10-04'],
      ['11-10', '11-17'],
    ],
    nights: afcNights,
    week: ['Sat 16:30, Sun 16:30, Sat 14:00*2, Sun 14:00*', 'Wed 19:30*3, Tue 19:30*'],
  },
  k2: {
    zone: 'Asia/Seoul',
    windows: year('02-28', '11-29'),
    rests: [
      ['06-01', '06-10'],
      ['09-22', '10-04'],
    ],
    week: ['Sat 16:30*2, Sun 16:30*2, Sat 14:00*', 'Wed 19:30*'],
    rounds: 39,
  },
  'china-league-one': {
    zone: 'Asia/Shanghai',
    windows: year('03-13', '11-22'),
    rounds: 33,
    rests: [['09-22', '10-04']],
    week: ['Sat 19:30*2, Sun 19:30, Sat 15:00*2, Sun 15:00*', 'Wed 15:30*'],
  },
  'v-league': {
    zone: 'Asia/Ho_Chi_Minh',
    windows: cross('08-14', '06-21'),
    rests: [...nations, ['12-14', '01-10'], ['02-08', '02-20']],
    week: ['Sun 19:15, Sat 19:15, Fri 18:00, Sat 18:00, Sun 17:00, Sun 18:00*', 'Wed 18:00*'],
  },
  'thai-league': {
    zone: 'Asia/Bangkok',
    windows: cross('08-08', '05-17'),
    rests: [...nations, ['12-14', '01-08']],
    nights: afcNights,
    week: ['Sat 19:00*2, Sun 19:00*2, Sat 18:00, Fri 19:00, Sun 18:00*', 'Wed 19:00*'],
  },
  'a-league': {
    zone: 'Australia/Sydney',
    windows: cross('10-16', '05-03'),
    rounds: 26,
    rests: [['11-10', '11-17']],
    week: ['Sat 19:35, Fri 19:35, Sat 17:00, Sun 16:00, Sun 14:00, Sat 14:30*', 'Wed 19:35*3, Tue 19:35*'],
  },
  brasileirao: {
    zone: saoPaulo,
    windows: year('01-28', '12-06'),
    rests: [
      ['06-01', '06-10'],
      ['09-22', '10-01'],
      ['11-10', '11-17'],
    ],
    week: ['Sun 16:00*3, Sat 18:30*2, Sun 18:30*2, Sat 21:00, Sat 16:00, Sun 20:30', 'Wed 21:30*2, Wed 19:30*3, Thu 20:00*2, Tue 20:00*'],
  },
  'liga-argentina': {
    zone: buenosAires,
    windows: halves(['01-22', '06-07'], ['07-17', '12-13']),
    rounds: 21,
    rests: [
      ['03-23', '03-30'],
      ['11-10', '11-17'],
    ],
    week: ['Sun 19:00, Sat 21:15, Sun 21:15, Sat 19:00, Fri 21:00, Fri 19:00, Mon 21:00, Sun 17:00, Sat 17:00*', 'Wed 21:00*5, Tue 21:00*'],
  },
  'liga-mx': {
    zone: mexico,
    windows: halves(['07-09', '12-06'], ['01-08', '05-09']),
    rounds: 17,
    rests: [
      ['03-23', '03-30'],
      ['11-10', '11-17'],
    ],
    week: [
      'Sat 21:05, Sat 19:00, Sun 18:00, Fri 21:00, Fri 19:00, Sat 17:00*2, Sun 12:00, Sun 20:00',
      'Wed 21:00*3, Wed 19:00*2, Tue 21:00*2, Tue 19:00*',
    ],
  },
};

/** Women's leagues. */
const womens: Readonly<Record<string, SeasonPlan>> = {
  'epl-women': {
    zone: london,
    windows: cross('09-04', '05-16'),
    rests: [...nations, christmas],
    week: ['Sun 12:00, Sun 14:30, Sat 12:30, Sun 15:00*', 'Wed 19:00*'],
  },
  'laliga-women': {
    zone: madrid,
    windows: cross('08-29', '06-06'),
    rests: [...nations, christmas],
    week: ['Sat 18:00, Sun 12:00*2, Sat 16:00, Sun 18:00, Sat 12:00*', 'Wed 19:00*'],
  },
  'bundesliga-women': {
    zone: berlin,
    windows: cross('09-04', '05-16'),
    rests: [...nations, ['12-14', '01-28']],
    week: ['Fri 18:30, Sat 14:00*2, Sun 14:00, Sun 18:30, Sat 17:45*', 'Wed 18:30*'],
  },
  'serie-a-women': {
    zone: rome,
    windows: cross('09-12', '05-16'),
    rests: [...nations, christmas],
    week: ['Sat 15:00*2, Sun 12:30, Sun 15:00*', 'Wed 15:00*'],
  },
  'ligue-1-women': {
    zone: paris,
    windows: cross('09-05', '05-16'),
    rests: [...nations, christmas],
    week: ['Sat 21:00, Fri 21:00, Sat 15:00, Sat 17:00*', 'Wed 19:00*'],
  },
  'mls-women': {
    zone: newYork,
    windows: year('03-13', '11-08'),
    rests: [['06-01', '06-10']],
    week: ['Sat 19:30*2, Fri 20:00, Sun 17:00, Sat 22:00, Fri 22:30, Sun 19:00*', 'Wed 20:00*'],
  },
  'j1-women': {
    zone: 'Asia/Tokyo',
    windows: cross('08-09', '05-24'),
    rests: [...nations, ['12-21', '02-20']],
    week: ['Sat 14:00*2, Sun 14:00, Sat 13:00, Sun 13:00*', 'Wed 18:00*'],
  },
  'a-league-women': {
    zone: 'Australia/Sydney',
    windows: cross('10-31', '05-10'),
    rests: [['11-23', '12-03']],
    week: ['Sat 17:00, Fri 19:00, Sun 16:00, Sat 15:00, Sun 15:00*', 'Wed 18:30*'],
  },
  'brasileirao-women': {
    zone: saoPaulo,
    windows: year('02-14', '10-11'),
    rounds: 17,
    rests: [['06-01', '06-10']],
    week: ['Sat 16:00*3, Sun 11:00, Sun 16:00, Fri 21:00*', 'Wed 19:00*'],
  },
  'liga-argentina-women': {
    zone: buenosAires,
    windows: year('03-01', '12-06'),
    rests: [['06-01', '06-10']],
    week: ['Sat 16:00, Sun 17:00, Sat 10:00, Sun 10:00, Mon 17:00*', 'Wed 17:00*'],
  },
  'liga-mx-women': {
    zone: mexico,
    windows: halves(['07-09', '11-22'], ['01-02', '05-09']),
    rounds: 17,
    rests: [['03-23', '03-30']],
    week: ['Mon 19:00*2, Mon 21:00*2, Sun 17:00*2, Fri 19:00*', 'Thu 19:00*'],
  },
};

/** Leagues of youth and reserve teams, which play when others do not. */
const youths: Readonly<Record<string, QuietPlan>> = {
  'epl-youth': { zone: london, from: 11 },
  'laliga-youth': { zone: madrid, from: 11 },
  'bundesliga-youth': { zone: berlin, from: 11 },
  'serie-a-youth': { zone: rome, from: 11 },
  'ligue-1-youth': { zone: paris, from: 11 },
  'csl-youth': { zone: 'Asia/Shanghai', from: 9.5 },
  'mls-youth': { zone: 'America/Los_Angeles', from: 14 },
  'championship-youth': { zone: london, from: 11 },
  'eredivisie-youth': { zone: 'Europe/Amsterdam', from: 11 },
  'primeira-liga-youth': { zone: 'Europe/Lisbon', from: 11 },
  'super-lig-youth': { zone: 'Europe/Istanbul', from: 11 },
  'saudi-pro-league-youth': { zone: 'Asia/Riyadh', from: 13 },
  'j1-youth': { zone: 'Asia/Tokyo', from: 10 },
  'k1-youth': { zone: 'Asia/Seoul', from: 10 },
  'v-league-youth': { zone: 'Asia/Ho_Chi_Minh', from: 9 },
  'thai-league-youth': { zone: 'Asia/Bangkok', from: 9 },
  'a-league-youth': { zone: 'Australia/Sydney', from: 10 },
  'brasileirao-youth': { zone: saoPaulo, from: 14.5 },
  'liga-argentina-youth': { zone: buenosAires, from: 15 },
  'liga-mx-youth': { zone: mexico, from: 15.5 },
  'championship-juniors': { zone: london, from: 13 },
  'mls-juniors': { zone: 'America/Los_Angeles', from: 11 },
  'k1-juniors': { zone: 'Asia/Seoul', from: 12 },
  'epl-juniors': { zone: london, from: 10 },
  'laliga-juniors': { zone: madrid, from: 12 },
  'bundesliga-juniors': { zone: berlin, from: 10 },
  'serie-a-juniors': { zone: rome, from: 10 },
  'ligue-1-juniors': { zone: paris, from: 13 },
  'csl-juniors': { zone: 'Asia/Shanghai', from: 11 },
  'eredivisie-juniors': { zone: 'Europe/Amsterdam', from: 10 },
  'primeira-liga-juniors': { zone: 'Europe/Lisbon', from: 14.5 },
  'super-lig-juniors': { zone: 'Europe/Istanbul', from: 9 },
  'saudi-pro-league-juniors': { zone: 'Asia/Riyadh', from: 15 },
  'j1-juniors': { zone: 'Asia/Tokyo', from: 11 },
  'v-league-juniors': { zone: 'Asia/Ho_Chi_Minh', from: 9 },
  'thai-league-juniors': { zone: 'Asia/Bangkok', from: 10 },
  'a-league-juniors': { zone: 'Australia/Sydney', from: 12 },
  'brasileirao-juniors': { zone: saoPaulo, from: 13 },
  'liga-argentina-juniors': { zone: buenosAires, from: 14 },
  'liga-mx-juniors': { zone: mexico, from: 14 },
};

/** Calendars of all football divisions, by competition. */
export const footballSeasons: Readonly<Record<string, SeasonPlan | QuietPlan>> = { ...firsts, ...womens, ...youths };
