/**
 * Prefix of the classes of parts in the package, by which `theme/base.css.ts` knows the elements of a part; and of classes that only
 * style what is inside.
 */
export const partPrefix = 'pside_';
const themePrefix = 'pst_';

/** Names of classes, animations and private properties in the package. */
export const identifiers = ({ hash, filePath }) => (/theme\/theme\.css\.ts$/.test(filePath) ? themePrefix : partPrefix) + hash;
