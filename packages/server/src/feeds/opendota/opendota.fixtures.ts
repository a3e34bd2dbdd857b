/** A record before it is written, so that tests can make another of it. */
interface WrittenRecord extends Record<string, unknown> {
  players: Record<string, unknown>[];
  picks_bans: Record<string, unknown>[];
}

/** The record of a match as Valve's API writes it, with teams of our own; `change` makes another of it. */
export function smallDota(change: (match: WrittenRecord) => void = () => undefined): string {
  const made = record();
  change(made);
  return JSON.stringify(made);
}

const player = (slot: number, hero: number, kills: number, deaths: number, assists: number, worth: number): Record<string, unknown> => ({
  account_id: 9_000 + slot,
  player_slot: slot,
  hero_id: hero,
  kills,
  deaths,
  assists,
  net_worth: worth,
});
const choice = (order: number, team: number, hero: number, pick: boolean) => ({ is_pick: pick, hero_id: hero, team, order });

function record(): WrittenRecord {
  return {
    match_id: 700_000_001,
    start_time: Date.UTC(2024, 2, 9, 12) / 1_000,
    duration: 1_984,
    radiant_win: false,
    radiant_score: 12,
    dire_score: 31,
    leagueid: 777,
    radiant_name: 'Team Spirit',
    dire_name: 'Harbour Five',
    tower_status_radiant: 1_572,
    tower_status_dire: 2_047,
    barracks_status_radiant: 51,
    barracks_status_dire: 63,
    players: [
      player(0, 26, 1, 8, 6, 7_000),
      player(1, 1, 5, 5, 2, 18_000),
      player(2, 13, 4, 6, 5, 15_000),
      player(3, 7, 1, 7, 8, 9_000),
      player(4, 29, 1, 5, 6, 11_000),
      player(128, 8, 12, 1, 9, 24_000),
      player(129, 74, 9, 2, 12, 21_000),
      player(130, 2, 6, 3, 15, 17_000),
      player(131, 86, 3, 4, 20, 11_000),
      player(132, 5, 1, 2, 24, 9_000),
    ],
    picks_bans: [choice(1, 1, 14, false), choice(0, 0, 11, false), choice(2, 0, 1, true), choice(3, 1, 8, true)],
  };
}
