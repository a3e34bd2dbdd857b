/** Amounts of room that are worth a word; between them a screen reader is left in peace. */
const stations = [0, 5, 10, 20] as const;

/** The smallest threshold that the remaining code points are within; undefined while there are plenty. */
export const nearLimit = (left: number): number | undefined => stations.find((station) => left <= station);
