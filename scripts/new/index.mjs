import { publicCategories } from '../categories/categories.mjs';
import { module } from './module.mjs';
import { part } from './part.mjs';
import { resource } from './resource.mjs';
import { screen } from './screen.mjs';

/** The shapes by their name. */
export const shapes = { part, screen, resource, module };

const partCategories = [...publicCategories, 'internal'];
const subjects = ['scores', 'live', 'messages', 'content', 'experts', 'money', 'member', 'desk'];
const areas = [...subjects, 'home'];
const underSubject = { where: 'under a subject', word: 'subject', folders: subjects };

/** Folders that each kind may lie in. */
const places = {
  part: { where: 'in a category', word: 'category', folders: partCategories },
  screen: { where: 'in an area', word: 'area', folders: areas },
  resource: underSubject,
  module: underSubject,
};
const nameShape = /^[A-Z][a-z][A-Za-z0-9]{0,38}$/;

/**
 * @typedef {object} Shape
 * @property {Record<string, string>} files text by path below the repository
 * @property {Record<string, string>} appends lines for the end of existing files
 * @property {Record<string, string>} [requires] files that must be there, with the command that makes each
 * @property {string[]} [after] scripts that write what is read from the folders
 * @property {string[]} next what is left to do by hand
 */

/**
 * The files of a new thing; throws one clear sentence for a wrong kind or name.
 * @param {string | undefined} kind
 * @param {string | undefined} place `<folder>/<Name>`: category of a part, area of a screen, subject of a resource or module
 * @returns {Shape}
 */
export function shapeOf(kind, place) {
  if (!kind || !Object.hasOwn(shapes, kind))
    throw new Error(
      `Say what is new: npm run new -- ${Object.keys(shapes).join('|')} <folder>/<Name>; the folder is a part's category, a screen's area, or the subject of a resource or module`,
    );
  const [name, folder, ...above] = (place ?? '').split('/').reverse();
  if (!nameShape.test(name)) throw new Error(`A name is one or more words in Pascal case, such as ScoreTable or Groups; not "${name}"`);
  const { where, word, folders } = places[kind];
  if (above.length || !folders.includes(folder))
    throw new Error(`A ${kind} lies ${where}: npm run new -- ${kind} <${word}>/${name}, the ${word} one of ${folders.join(', ')}`);
  return shapes[kind](name, folder);
}
