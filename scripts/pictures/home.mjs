import { basename, dirname, join, sep } from 'node:path';

const inRoom = /((?:^|\/)packages\/ui\/src\/)[a-z]+\/(?=[^/])/;

/**
 * The folder beside which the pictures of a story file are kept. They lie by the name of the part alone, not by its room:
 * a part that moves to another room keeps its pictures, which are the largest files there are.
 * @param {string} folder of the story file
 */
export const pictureHome = (folder) => folder.split(sep).join('/').replace(inRoom, '$1').split('/').join(sep);

/** A picture's name as vitest writes it. */
export const written = (name) =>
  name
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-');

/**
 * The file of a picture.
 * @param {string} storyFile
 * @param {string} name of the story, and its look
 * @param {string} browser that takes it
 */
export const pictureFile = (storyFile, name, browser) =>
  join(pictureHome(dirname(storyFile)), '__screenshots__', basename(storyFile), `${written(name)}-${browser}-${process.platform}.png`);
