/** Parts of the desk of data: files of results, competitions with their rules, teams, teams that may be one, points that were taken, where matches come from. */
export const dataParts = ['imports', 'competitions', 'teams', 'twins', 'deductions', 'sources'] as const;
export type DataPart = (typeof dataParts)[number];

/** Which part an address shows; an unknown one is that of imports. */
export const readDataPart = (parameters: URLSearchParams): DataPart =>
  dataParts.find((known) => known === parameters.get('part')) ?? 'imports';
