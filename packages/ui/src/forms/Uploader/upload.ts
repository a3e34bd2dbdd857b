/**
 * Stages of an upload; `waiting` after a lost connection, `paused` by the person,
 * `processing` once the file has arrived and is being converted.
 */
export const uploadStates = ['queued', 'uploading', 'waiting', 'paused', 'processing', 'done', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];

/** A file as the host keeps it. */
export interface UploadItem {
  id: string;
  /** File name with its ending. */
  name: string;
  /** Bytes. */
  size: number;
  state: UploadState;
  /** 0 to 1, until it is done. */
  progress?: number;
  /** Reason of the failure, for display. */
  error?: string;
  /** Address of its preview, such as an object URL; files without one show their extension. */
  previewUrl?: string;
}

/** True for a file that has not arrived, nor come to another end. */
export const isUnderWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state !== 'done' && state !== 'failed' && state !== 'processing';

/** Limits on the files that may be added. */
export interface UploadRules {
  /** MIME types such as `image/png`, whole kinds such as `image/*`, or endings such as `.pdf`; default anything. */
  accept?: readonly string[];
  /** Most bytes of one file; default no limit. */
  maxSize?: number;
  /** Most files in all; default no limit. */
  maxCount?: number;
}

/** Reasons why a file was refused. */
export type UploadRefusal = 'type' | 'size' | 'empty' | 'count';

/** Properties of a file that are checked before it is accepted. */
export type OfferedFile = Pick<File, 'name' | 'size' | 'type'>;

const fits =
  ({ name, type }: OfferedFile) =>
  (rule: string) =>
    rule.startsWith('.')
      ? name.toLowerCase().endsWith(rule.toLowerCase())
      : rule.endsWith('/*')
        ? type.startsWith(rule.slice(0, -1))
        : type === rule;

/** Splits offered files into accepted and refused ones, each with the first reason; `already` is the number of files added before. */
export function sift<Offered extends OfferedFile>(
  files: readonly Offered[],
  { accept = [], maxSize = Infinity, maxCount = Infinity }: UploadRules,
  already: number,
): { taken: Offered[]; refused: { file: Offered; reason: UploadRefusal }[] } {
  const taken: Offered[] = [];
  const refused: { file: Offered; reason: UploadRefusal }[] = [];
  for (const file of files) {
    const reasons: readonly (UploadRefusal | false)[] = [
      accept.length > 0 && !accept.some(fits(file)) && 'type',
      file.size === 0 && 'empty',
      file.size > maxSize && 'size',
      already + taken.length >= maxCount && 'count',
    ];
    const reason = reasons.find((each) => each !== false);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The ending of a file name in capitals: `PDF`; empty without one. */
export const endingOf = (name: string): string => (/\.([^.]{1,5})$/.exec(name)?.[1] ?? '').toUpperCase();
