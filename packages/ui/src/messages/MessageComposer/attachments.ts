/** Size limits of attachments, bytes. */
export const attachmentLimits = { image: 20_000_000, file: 100_000_000 } as const;
export type AttachmentKind = keyof typeof attachmentLimits;

/** Kinds of pictures that every browser shows. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export interface SortedFiles {
  images: File[];
  files: File[];
  /** Too large for their kind. */
  refused: { file: File; limit: number }[];
}

/** Sorts chosen, pasted or dropped files; pictures of other formats are sent as files. */
export function sortFiles(chosen: Iterable<File>): SortedFiles {
  const sorted: SortedFiles = { images: [], files: [], refused: [] };
  for (const file of chosen) {
    const kind: AttachmentKind = imageTypes.some((type) => type === file.type) ? 'image' : 'file';
    const limit = attachmentLimits[kind];
    if (file.size > limit) sorted.refused.push({ file, limit });
    else sorted[kind === 'image' ? 'images' : 'files'].push(file);
  }
  return sorted;
}
