/** A season of four clubs, with everything that a file may hold. */
export const smallLeague = (change: (season: { name: string; matches: Record<string, unknown>[] }) => void = () => undefined): string => {
  const match = (round: number, date: string, team1: string, team2: string, score: unknown, more: object = {}) => ({
    round: `Matchday ${round}`,
    date,
    time: '15:00',
    team1,
    team2,
    score,
    ...more,
  });
  const season = {
    name: 'English Premier League 2015/16',
    matches: [
      match(
        1,
        '2015-08-08',
        'Arsenal FC',
        'Chelsea',
        { ft: [2, 1], ht: [1, 0] },
        {
          goals1: [
            { name: 'Walcott', minute: '45+1' },
            { name: 'Giroud', minute: 80, penalty: true },
          ],
          goals2: [{ name: 'Koscielny', minute: 12, owngoal: true }],
        },
      ),
      match(1, '2015-08-08', 'Everton', 'Accrington Borough', { ft: [0, 0] }),
      match(2, '2015-12-15', 'Chelsea FC', 'Everton FC', { ft: [3, 0] }, { status: 'awarded' }),
      match(2, '2015-12-15', 'Accrington Borough', 'Arsenal', {}),
      match(3, '2016-01-02', 'Arsenal', 'Everton', { ft: [1, 1], ht: [0, 1] }),
      { ...match(3, '2030-01-02', 'Accrington Borough', 'Chelsea', undefined), time: undefined },
    ] as Record<string, unknown>[],
  };
  change(season);
  return JSON.stringify(season);
};

/** A cup with one group and a knock-out round that needs extra time and penalties. */
export const smallCup = (): string => {
  const group = (date: string, team1: string, team2: string, ft: [number, number], day: number) => ({
    round: `Matchday ${day}`,
    date,
    time: '18:00',
    team1,
    team2,
    score: { ft },
    group: 'Group A',
    ground: 'Harbour Park',
  });
  const final = (round: string, date: string, team1: string, team2: string, score: unknown, more: object = {}) => ({
    round,
    date,
    time: '20:00',
    team1,
    team2,
    score,
    ...more,
  });
  return JSON.stringify({
    name: 'World Cup 2022',
    matches: [
      group('2022-11-20', 'Qatar', 'Ecuador', [0, 2], 1),
      group('2022-11-21', 'Senegal', 'Netherlands', [0, 2], 2),
      group('2022-11-25', 'Qatar', 'Senegal', [1, 3], 6),
      group('2022-11-25', 'Netherlands', 'Ecuador', [1, 1], 6),
      final('Semi-finals', '2022-12-13', 'Argentina', 'Croatia', { ft: [3, 0] }),
      final(
        'Semi-finals',
        '2022-12-14',
        'France',
        'Morocco',
        { et: [2, 1], ft: [1, 1] },
        {
          goals1: [
            { name: 'Hernández', minute: 5 },
            { name: 'Mbappé', minute: 118 },
          ],
          goals2: [{ name: 'Hakimi', minute: 90, offset: 2 }],
        },
      ),
      final('Match for third place', '2022-12-17', 'Croatia', 'Morocco', { ft: [2, 1] }),
      final('Final', '2022-12-18', 'France', 'Argentina', { p: [2, 4], et: [3, 3], ft: [2, 2], ht: [0, 2] }),
      final('Final', '2026-07-19', 'W101', 'W102', {}),
    ],
  });
};
