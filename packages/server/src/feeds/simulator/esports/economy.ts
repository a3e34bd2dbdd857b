import { otherSide, sides, type Side } from '../football/incidents.ts';

/** A finished round: its winner, and the survivors of each side. */
export interface PlayedRound {
  winner: Side;
  standing: Readonly<Record<Side, number>>;
}

/** Money of a team of five: for the first round of a half, for that of an overtime, the maximum, and the reward of a won round. */
const [pistol, overtime, most, reward] = [4_000, 50_000, 80_000, 16_250];
/** Money for a lost round, by the number of rounds lost in a row before it. */
const consolation = [7_000, 9_500, 12_000, 14_500, 17_000] as const;
/** Equipment value after a full buy, money for half a buy, and for next to nothing. */
const [full, half, scraps] = [25_000, 12_000, 2_500];

/** Money with which both sides begin a round, by its place from 0: halves of twelve, overtimes of six that change sides after three. */
const freshAt = (round: number): number | undefined =>
  round === 0 || round === 12 ? pistol : round >= 24 && (round - 24) % 3 === 0 ? overtime : undefined;

/** Money that a team spends: all in a pistol round, the rest of a full buy, half of one, or hardly anything to save for the next round. */
function spent(bank: number, kept: number): number {
  if (bank === pistol) return pistol;
  const lacking = full - kept;
  if (bank >= lacking) return lacking;
  return bank >= half ? Math.min(half, lacking) : Math.min(bank, scraps);
}

/** Equipment value of both sides at the start of each round, by buying and saving after the results of the rounds before. */
export function equipmentOf(rounds: readonly PlayedRound[]): [home: number, away: number][] {
  const teams = { home: { bank: 0, kept: 0, lost: 0 }, away: { bank: 0, kept: 0, lost: 0 } };
  return rounds.map(({ winner, standing }, round) => {
    const fresh = freshAt(round);
    const [home, away] = sides.map((side) => {
      const team = teams[side];
      if (fresh !== undefined) Object.assign(team, { bank: fresh, kept: 0, lost: 0 });
      const cost = spent(team.bank, team.kept);
      team.bank -= cost;
      return team.kept + cost;
    }) as [number, number];
    const worth = { home, away };
    const loser = otherSide[winner];
    for (const side of sides) teams[side].kept = Math.round((worth[side] * standing[side]) / 250) * 50;
    teams[winner].bank = Math.min(most, teams[winner].bank + reward);
    teams[loser].bank = Math.min(most, teams[loser].bank + (consolation[Math.min(teams[loser].lost, consolation.length - 1)] ?? 0));
    teams[winner].lost = Math.max(0, teams[winner].lost - 1);
    teams[loser].lost += 1;
    return [home, away];
  });
}
