import type { OperatorAct } from '@pitchside/api/desk/operations';

/** Parts of the data desk: result files, competitions with their rules, teams, possible duplicates, points deductions, sources. */
export const dataParts = ['imports', 'competitions', 'teams', 'twins', 'deductions', 'sources'] as const;
export type DataPart = (typeof dataParts)[number];

/** Which part an address shows; an unknown one is that of imports. */
export const readDataPart = (parameters: URLSearchParams): DataPart =>
  dataParts.find((known) => known === parameters.get('part')) ?? 'imports';

/** The address of a part of the desk of data, with the import that is open there. */
export const dataHref = (part: DataPart, importId?: string): string =>
  `/admin?${new URLSearchParams({ desk: 'data', part, ...(importId !== undefined && { import: importId }) })}`;

/**
 * Link to undo an act on data; undefined for one that cannot be undone, such as a merge.
 * @param act its name in the log, with its subject
 */
export function wayBack({ act, subject }: Pick<OperatorAct, 'act' | 'subject'>): string | undefined {
  if (act === 'import') return dataHref('imports', /^(?:import )?(\d+)/.exec(subject)?.[1]);
  if (act === 'hold' || act === 'correct') return dataHref('sources');
  return act === 'deduct' ? dataHref('deductions') : undefined;
}
