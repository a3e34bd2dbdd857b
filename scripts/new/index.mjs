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
  if (kind === 'part' && (above.length || !partCategories.includes(folder)))
    throw new Error(`A part lies in a category: npm run new -- part <category>/${name}, the category one of ${partCategories.join(', ')}`);
  if (kind === 'screen' && (above.length || !areas.includes(folder)))
    throw new Error(`A screen lies in an area: npm run new -- screen <area>/${name}, the area one of ${areas.join(', ')}`);
  if ((kind === 'resource' || kind === 'module') && (above.length || !subjects.includes(folder)))
    throw new Error(`It lies under a subject: npm run new -- ${kind} <subject>/${name}, the subject one of ${subjects.join(', ')}`);
  return shapes[kind](name, folder);
}
