import type { BringFile } from '../modules/imports/index.ts';
import { broken, BrokenFile } from './files/broken.ts';
import { importOpenfootball, repeatsIn } from './openfootball/index.ts';

/** What operators bring in at their desk: a season as openfootball writes it. */
export const bringFile: BringFile = async (platform, file, written, how) => {
  const text = written.replace(/^\uFEFF/, '');
  try {
    const season = await importOpenfootball(platform, file, text, how);
    return season ? { season } : { refused: broken('groupsOnly').refusal, pairs: [] };
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    const { refusal } = error;
    // Such a file can be read: it becomes a season once it was decided which of the matches stays.
    return { refused: refusal, pairs: refusal.faults[0]?.code === 'twice' ? repeatsIn(file, text, how.decided) : [] };
  }
};
