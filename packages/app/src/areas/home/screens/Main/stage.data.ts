/** Rooms that stand beside the player. */
export const stageSize = 5;

/** Sizes of the stage, px. Up to `narrow` the matches of the day go below the player; below `single` its rooms do too. */
export const stage = { width: 1488, narrow: 1240, single: 992, rooms: 180, roomsNarrow: 168, matches: 368 } as const;

/** The room with the most heat first. */
export const byPopularity = (one: { heat: number }, other: { heat: number }) => other.heat - one.heat;

interface Shown {
  match: { id: string } | null;
  language: string;
}

/**
 * Orders the hottest rooms for the stage: the hottest of all first, then rooms in the reader's language before the others. Within each,
 * further rooms of a match come last: the match of the evening has many rooms, and a stage with only that match would show nothing else.
 */
export function stageOrder<Each extends Shown>(hottest: readonly Each[], language: string): Each[] {
  const isRepeat = ({ match }: Each, at: number) => match !== null && hottest.findIndex((room) => room.match?.id === match.id) < at;
  const [first, ...others] = [...hottest.filter((room, at) => !isRepeat(room, at)), ...hottest.filter(isRepeat)];
  const speaks = (room: Each) => Number(room.language === language);
  return first ? [first, ...others.toSorted((one, other) => speaks(other) - speaks(one))] : [];
}
