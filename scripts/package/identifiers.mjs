/** How classes of parts begin in the package, so that `theme/base.css.ts` knows the elements of a part; and those that only dress what is inside. */
export const partPrefix = 'pside_';
const themePrefix = 'pst_';

/** Names of classes, animations and private properties in the package. */
export const identifiers = ({ hash, filePath }) => (/theme\/theme\.css\.ts$/.test(filePath) ? themePrefix : partPrefix) + hash;
