import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureHome } from './home.mjs';

const ui = join('packages', 'ui', 'src');

test.each([
  [join(ui, 'scores', 'Scorebug'), join(ui, 'Scorebug')],
  [join(ui, 'lab', 'pages'), join(ui, 'pages')],
  [join(ui, 'pictures'), join(ui, 'pictures')],
  [join('elsewhere', 'Chip'), join('elsewhere', 'Chip')],
])('the pictures of %s lie in %s', (folder, home) => {
  expect(pictureHome(folder)).toBe(home);
});
