import type { Random } from '../../../platform/random.ts';
import { starters, type Player, type Position } from './squad.ts';

type Weights = Readonly<Record<Position, number>>;

const scoring: Weights = { keeper: 0, defender: 1, midfielder: 3, forward: 7 };
const assisting: Weights = { keeper: 0.1, defender: 2, midfielder: 5, forward: 4 };
const unlucky: Weights = { keeper: 1, defender: 6, midfielder: 2, forward: 0.5 };
const rough: Weights = { keeper: 0.4, defender: 3, midfielder: 3, forward: 1.5 };
const tired: Weights = { keeper: 0, defender: 1, midfielder: 3, forward: 3 };

/** Order of penalty takers by position. */
const turn: readonly Position[] = ['forward', 'midfielder', 'defender', 'keeper'];

/** A referee thinks twice before he books a player for the second time. */
const mercy = 0.1;
/** Fewer players than this never remain, so that no match ends early. */
const fewest = 8;

/** Players of a team on the pitch while its match is planned. */
export interface Eleven {
  scorer(): Player;
  /** Player who assists the scorer; null for a solo goal. */
  assistTo(scorer: Player): Player | null;
  /** Player who scores an own goal. */
  unlucky(): Player;
  /** Books a player; the second time he leaves. Null when nobody may leave any more. */
  book(): { player: Player; again: boolean } | null;
  /** Sends a player off; null when nobody may leave any more. */
  sendOff(): Player | null;
  /** Taker of a kick in the shoot-out, counted from 0: forwards first, the keeper last, then all again. */
  kicker(number: number): Player;
  /** Changes a player; null when the bench is empty. */
  change(): { on: Player; off: Player } | null;
}

/** The starting team of a squad, with random choices of one match. */
export function createEleven(random: Random, squad: readonly Player[]): Eleven {
  let pitch = squad.slice(0, starters);
  let bench = squad.slice(starters).filter(({ position }) => position !== 'keeper');
  const booked = new Set<Player>();
  const fresh = new Set<Player>();
  const by = (weights: Weights) => (player: Player) => weights[player.position];
  const leave = (player: Player) => {
    pitch = pitch.filter((other) => other !== player);
  };

  return {
    scorer: () => random.pick(pitch, by(scoring)),
    assistTo: (scorer) =>
      random.happens(0.28)
        ? null
        : random.pick(
            pitch.filter((player) => player !== scorer),
            by(assisting),
          ),
    unlucky: () => random.pick(pitch, by(unlucky)),
    book() {
      const player = random.pick(pitch, (each) => rough[each.position] * (booked.has(each) ? mercy : 1));
      const again = booked.has(player);
      if (again && pitch.length <= fewest) return null;
      booked.add(player);
      if (again) leave(player);
      return { player, again };
    },
    sendOff() {
      if (pitch.length <= fewest) return null;
      const player = random.pick(pitch, by(rough));
      leave(player);
      return player;
    },
    kicker: (number) => {
      const inTurn = pitch.toSorted((a, b) => turn.indexOf(a.position) - turn.indexOf(b.position));
      return inTurn[number % inTurn.length] ?? random.pick(pitch);
    },
    change() {
      if (bench.length === 0) return null;
      const off = random.pick(pitch, (player) => (fresh.has(player) ? 0 : tired[player.position]));
      const on = random.pick(bench, ({ position }) => (position === off.position ? 8 : 1));
      fresh.add(on);
      bench = bench.filter((player) => player !== on);
      pitch = pitch.map((player) => (player === off ? on : player));
      return { on, off };
    },
  };
}
