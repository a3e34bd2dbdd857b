import type { FileType } from './uploads.data.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
/** Folder names that distinguish office documents by their archive. */
const folders: readonly (readonly [folder: string, type: FileType])[] = [
  ['word/', `${openXml}.wordprocessingml.document`],
  ['xl/', `${openXml}.spreadsheetml.sheet`],
  ['ppt/', `${openXml}.presentationml.presentation`],
];

/** Plain text: UTF-8 without control characters except tabs and line ends. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** Detects the type of a file by its content, ignoring name and header; undefined for unsupported types. */
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
