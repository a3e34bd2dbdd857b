import { sep } from 'node:path';

const inRoom = /((?:^|\/)packages\/ui\/src\/)[a-z]+\/(?=[^/])/;

/**
 * The folder beside which the pictures of a story file are kept. They lie by the name of the part alone, not by its room:
 * a part that moves to another room keeps its pictures, which are the largest files there are.
 * @param {string} folder of the story file
 */
export const pictureHome = (folder) => folder.split(sep).join('/').replace(inRoom, '$1').split('/').join(sep);
