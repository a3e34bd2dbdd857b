import { publicCategories } from '../categories/categories.mjs';
import { module } from './module.mjs';
import { part } from './part.mjs';
import { resource } from './resource.mjs';
import { screen } from './screen.mjs';

/** The shapes by their name. */
export const shapes = { part, screen, resource, module };

const partCategories = [...publicCategories, 'internal'];
const areas = ['scores', 'live', 'messages', 'content', 'experts', 'money', 'member', 'desk', 'home'];
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
 * @param {string | undefined} place `<category>/<Name>` for a part, `<area>/<Name>` for a screen, `<Name>` or `<subject>/<Name>` for others
 * @returns {Shape}
 */
export function shapeOf(kind, place) {
  if (!kind || !Object.hasOwn(shapes, kind))
    throw new Error(
      `Say what is new: npm run new -- ${Object.keys(shapes).join('|')} <Name>, a part as <category>/<Name>, a screen as <area>/<Name>`,
    );
  const [name, folder, ...above] = (place ?? '').split('/').reverse();
  if (!nameShape.test(name)) throw new Error(`A name is one or more words in Pascal case, such as ScoreTable or Groups; not "${name}"`);
  if (kind === 'part' && (above.length || !partCategories.includes(folder)))
    throw new Error(`A part lies in a category: npm run new -- part <category>/${name}, the category one of ${partCategories.join(', ')}`);
  if (kind === 'screen' && (above.length || !areas.includes(folder)))
    throw new Error(`A screen lies in an area: npm run new -- screen <area>/${name}, the area one of ${areas.join(', ')}`);
  return shapes[kind](name, folder);
}
