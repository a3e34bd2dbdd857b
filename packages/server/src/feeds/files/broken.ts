import { refusalTexts, type FaultCode, type FaultValues, type FileRefusal } from '../../modules/scores/imports/index.ts';

/** A file is not imported: nothing of it is stored. The message is for the command line. */
export class BrokenFile extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusalTexts(refusal).en);
    this.name = 'BrokenFile';
    this.refusal = refusal;
  }

  /** The same error for one match; an error that names a match already keeps it. */
  of(match: string): BrokenFile {
    return this.refusal.match ? this : new BrokenFile({ ...this.refusal, match });
  }
}

/** One thing that speaks against a file. */
export const broken = <Code extends FaultCode>(code: Code, ...[values]: FaultValues<Code>): BrokenFile =>
  new BrokenFile({ match: '', faults: [{ code, ...(values && { values }) }] });

/** Error at a field, by its path; about the record as a whole when the path is empty. */
export const fieldFault = (path: readonly PropertyKey[] = []): BrokenFile =>
  path.length > 0 ? broken('field', { field: path.join('.') }) : broken('record');

/**
 * Parses JSON.
 * @throws BrokenFile with the position of the error
 */
export function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    throw line ? broken('notJsonAt', { line: Number(line), column: Number(column) }) : broken('notJson');
  }
}
