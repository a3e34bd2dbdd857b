/** Colour of a file's sheet by its ending; white letters reach 4.5:1 on each. */
const sheets: readonly (readonly [endings: readonly string[], color: string])[] = [
  [['pdf'], 'oklch(0.5 0.17 30)'],
  [['xls', 'xlsx', 'csv', 'numbers'], 'oklch(0.42 0.09 165)'],
  [['doc', 'docx', 'txt', 'md', 'pages', 'rtf'], 'oklch(0.48 0.13 250)'],
  [['ppt', 'pptx', 'key'], 'oklch(0.5 0.13 50)'],
  [['zip', 'rar', '7z', 'gz', 'tar'], 'oklch(0.47 0.09 80)'],
  [['mp4', 'mov', 'mkv', 'webm', 'mp3', 'wav', 'm4a'], 'oklch(0.47 0.15 310)'],
  [['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'], 'oklch(0.47 0.09 215)'],
];
const plain = 'oklch(0.45 0.02 200)';

/** The letters on a file's sheet, at most four, and its colour. */
export function sheetOf(name: string): { letters: string; color: string } {
  const ending = /\.([\w]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return { letters: ending.slice(0, 4).toUpperCase(), color: sheets.find(([endings]) => endings.includes(ending))?.[1] ?? plain };
}
