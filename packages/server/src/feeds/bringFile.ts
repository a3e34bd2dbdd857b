import type { BringFile } from '../modules/scores/imports/index.ts';
import { broken, BrokenFile } from './files/broken.ts';
import { importOpenfootball, repeatsIn } from './openfootball/index.ts';

/** Imports a file that an operator uploads at the desk: a season in openfootball's format. */
export const bringFile: BringFile = async (platform, file, written, how) => {
  const text = written.replace(/^\uFEFF/, '');
  try {
    const season = await importOpenfootball(platform, file, text, how);
    return season ? { season } : { refused: broken('groupsOnly').refusal, pairs: [] };
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    const { refusal } = error;
    // The file is readable: it becomes a season once an operator has decided which of the repeated matches stays.
    return { refused: refusal, pairs: refusal.faults[0]?.code === 'twice' ? repeatsIn(file, text, how.decided) : [] };
  }
};
