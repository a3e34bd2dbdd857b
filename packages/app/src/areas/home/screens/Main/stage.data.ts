/** Rooms that stand beside the player. */
export const stageSize = 5;

/** How the stage is laid, px. Up to `narrow` the matches of the day lie under the player, below `single` its rooms do too. */
export const stage = { width: 1488, narrow: 1240, single: 992, rooms: 180, roomsNarrow: 168, matches: 368 } as const;

/** The room with the most heat first. */
export const byHeat = (one: { heat: number }, other: { heat: number }) => other.heat - one.heat;

interface Shown {
  match: { id: string } | null;
  language: string;
}

/**
 * The hottest rooms in the order of the stage: the hottest of all, then those that speak the reader's language before the others, and of each match one before a second:
 * the match of the evening has many rooms, and a stage of it alone would show nothing.
 */
export function stageOrder<Each extends Shown>(hottest: readonly Each[], language: string): Each[] {
  const isRepeat = ({ match }: Each, at: number) => match !== null && hottest.findIndex((room) => room.match?.id === match.id) < at;
  const [first, ...others] = [...hottest.filter((room, at) => !isRepeat(room, at)), ...hottest.filter(isRepeat)];
  const speaks = (room: Each) => Number(room.language === language);
  return first ? [first, ...others.toSorted((one, other) => speaks(other) - speaks(one))] : [];
}
