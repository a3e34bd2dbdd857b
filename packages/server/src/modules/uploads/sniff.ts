import type { FileType } from './uploads.data.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
/** Folders that tell the documents of an office apart, by the names in their archive. */
const folders: readonly (readonly [folder: string, type: FileType])[] = [
  ['word/', `${openXml}.wordprocessingml.document`],
  ['xl/', `${openXml}.spreadsheetml.sheet`],
  ['ppt/', `${openXml}.presentationml.presentation`],
];

/** Text that anybody can read: UTF-8 without control characters but tabs and ends of lines. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Type of a file by its content, whatever its name and header say; undefined for anything that nobody takes. */
export function sniff(bytes: Uint8Array): FileType | undefined {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (begins(0x50, 0x4b, 0x03, 0x04)) {
    const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!names.includes('[Content_Types].xml')) return 'application/zip';
    return folders.find(([folder]) => names.includes(folder))?.[1] ?? 'application/zip';
  }
  return bytes.length > 0 && isText(bytes) ? 'text/plain' : undefined;
}
