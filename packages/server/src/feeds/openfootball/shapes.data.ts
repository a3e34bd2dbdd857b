/** Shape of a league from a season on, by the year in which the season begins. */
export interface LeagueShape {
  teams: number;
  /** Every pair once at home and once away; a league that splits after some rounds meets more often. Default true. */
  isDouble?: boolean;
}

/** Sizes of leagues; the last one that fits counts. A league without a line may have any size. */
export const shapes: Readonly<Record<string, readonly (readonly [since: number, shape: LeagueShape])[]>> = {
  epl: [
    [1992, { teams: 22 }],
    [1995, { teams: 20 }],
  ],
  championship: [[1995, { teams: 24 }]],
  laliga: [[1997, { teams: 20 }]],
  bundesliga: [[1992, { teams: 18 }]],
  'serie-a': [
    [1988, { teams: 18 }],
    [2004, { teams: 20 }],
  ],
  'ligue-1': [
    [1997, { teams: 18 }],
    [2002, { teams: 20 }],
    [2023, { teams: 18 }],
  ],
  eredivisie: [[1970, { teams: 18 }]],
  'primeira-liga': [
    [2006, { teams: 16 }],
    [2014, { teams: 18 }],
  ],
  'scottish-premiership': [[2013, { teams: 12, isDouble: false }]],
  'super-lig': [
    [1994, { teams: 18 }],
    [2020, { teams: 21 }],
    [2021, { teams: 20 }],
    [2022, { teams: 19 }],
    [2023, { teams: 20 }],
    [2024, { teams: 19 }],
    [2025, { teams: 18 }],
  ],
  csl: [
    [2009, { teams: 16 }],
    [2020, { teams: 16, isDouble: false }],
    [2022, { teams: 18 }],
    [2023, { teams: 16 }],
  ],
  j1: [
    [2005, { teams: 18 }],
    [2021, { teams: 20 }],
    [2022, { teams: 18 }],
    [2024, { teams: 20 }],
  ],
  brasileirao: [[2006, { teams: 20 }]],
  ucl: [[2024, { teams: 36, isDouble: false }]],
};

/** Seasons that ended before every pair had met twice. */
export const cutShort: ReadonlySet<string> = new Set(['ligue-1 2019-20', 'eredivisie 2019-20', 'scottish-premiership 2019-20']);
