import { style } from '@vanilla-extract/css';

/**
 * Class of an element without a style of its own: in the package, base styles reach what carries a class of the library, and nothing
 * that a host puts inside. The compiler needs a rule to write a file.
 */
export const bare = style({ boxSizing: 'border-box' });
