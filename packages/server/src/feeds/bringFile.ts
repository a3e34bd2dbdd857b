import type { BringFile } from '../modules/imports/index.ts';
import { BrokenFile, importOpenfootball } from './openfootball/index.ts';

/** What operators bring in at their desk: a season as openfootball writes it. */
export const bringFile: BringFile = async (platform, file, text, how) => {
  try {
    const season = await importOpenfootball(platform, file, text.replace(/^\uFEFF/, ''), how);
    return season ? { season } : { refused: 'it names groups only; the file of the matches names them too' };
  } catch (error) {
    if (error instanceof BrokenFile) return { refused: error.message };
    throw error;
  }
};
