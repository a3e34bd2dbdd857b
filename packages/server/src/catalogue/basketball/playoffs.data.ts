import { say } from '../football/football.types.ts';
import type { Playoffs } from '../season.types.ts';

/** Places in the pairs of the first round, so that the best two of a half meet in its last. */
export const firstPairs = [
  [1, 8],
  [4, 5],
  [3, 6],
  [2, 7],
] as const;

/** Home side of the games in a best of seven: twice the better team, twice the other, then in turn. */
export const atBetter: readonly boolean[] = [true, true, false, false, true, false, true];

const teams = (ids: string) => ids.split(' ').map((id) => `bb-${id}`);
const hour = (hours: number, minutes = 0) => hours * 60 + minutes;
const everySecondNight = [0, 2, 4, 6, 8, 10, 12] as const;

const nba: Playoffs = {
  halves: [
    {
      id: 'east',
      teams: teams('celtics knicks bucks heat cavaliers hawks sixers magic pacers bulls pistons raptors nets hornets wizards'),
      hours: [hour(19), hour(19, 30)],
    },
    {
      id: 'west',
      teams: teams(
        'lakers warriors thunder mavericks spurs timberwolves suns nuggets rockets grizzlies pelicans clippers kings trail-blazers jazz',
      ),
      hours: [hour(21, 30), hour(22)],
    },
  ],
  playIn: [
    {
      names: say('附加赛', 'Play-in', 'Play-in'),
      bestOf: 1,
      on: '04-16',
      nights: [0],
      delays: [
        [0, 1],
        [0, 1],
      ],
    },
    { names: say('附加赛末轮', 'Play-in, last place', 'Play-in lượt cuối'), bestOf: 1, on: '04-19', nights: [0], delays: [[0], [0]] },
  ],
  rounds: [
    {
      names: say('季后赛首轮', 'First round', 'Vòng 1 play-off'),
      bestOf: 7,
      on: '04-20',
      nights: everySecondNight,
      // Teams that came through the play-in rest a night.
      delays: [
        [1, 0, 0, 1],
        [1, 0, 0, 1],
      ],
    },
    {
      names: say('分区半决赛', 'Conference semi-finals', 'Bán kết miền'),
      bestOf: 7,
      on: '05-05',
      nights: everySecondNight,
      delays: [
        [0, 1],
        [0, 1],
      ],
    },
    { names: say('分区决赛', 'Conference finals', 'Chung kết miền'), bestOf: 7, on: '05-20', nights: everySecondNight, delays: [[0], [1]] },
    { names: say('总决赛', 'Finals', 'Chung kết tổng'), bestOf: 7, on: '06-05', nights: [0, 3, 6, 8, 11, 14, 17], delays: [[0]] },
  ],
  finalHour: hour(20, 30),
};

/** Play-offs by competition. */
export const playoffs: Readonly<Record<string, Playoffs>> = { nba };
