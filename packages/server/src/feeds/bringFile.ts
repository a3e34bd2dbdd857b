import type { BringFile } from '../modules/imports/index.ts';
import { broken, BrokenFile } from './files/broken.ts';
import { importOpenfootball } from './openfootball/index.ts';

/** What operators bring in at their desk: a season as openfootball writes it. */
export const bringFile: BringFile = async (platform, file, text, how) => {
  try {
    const season = await importOpenfootball(platform, file, text.replace(/^\uFEFF/, ''), how);
    return season ? { season } : { refused: broken('groupsOnly').refusal };
  } catch (error) {
    if (error instanceof BrokenFile) return { refused: error.refusal };
    throw error;
  }
};
