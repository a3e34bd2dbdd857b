import { unlessLost } from '../log/later.ts';
import { isSaving } from './saver.store.ts';

/** Side of a drawn letter, px. */
const side = 24;

/** Pixels of a letter as this machine draws it. */
function drawn(letter: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return letter;
  context.font = `${side - 4}px sans-serif`;
  context.fillText(letter, 0, side - 4);
  return context.getImageData(0, 0, side, side).data.join();
}

/** Whether the machine has a Chinese font: without one all its letters look alike. */
const hasChinese = (): boolean => drawn('永') !== drawn('国');

/**
 * Brings the Chinese font, whose letters browsers download where the machine has none. Where data is saved not even the list of its parts
 * comes, but for those who could read nothing else.
 */
export function bringChinese(): void {
  if (!isSaving() || !hasChinese()) unlessLost(import('@fontsource-variable/noto-sans-sc'));
}
