/** Two teams by their ids: the one that goes, and the one that stays. */
export interface Pair {
  from: string;
  into: string;
}
