import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFile, pictureHome } from './home.mjs';

const ui = join('packages', 'ui', 'src');

test.each([
  [join(ui, 'scores', 'Scorebug'), join(ui, 'Scorebug')],
  [join(ui, 'lab', 'pages'), join(ui, 'pages')],
  [join(ui, 'pictures'), join(ui, 'pictures')],
  [join('elsewhere', 'Chip'), join('elsewhere', 'Chip')],
])('the pictures of %s lie in %s', (folder, home) => {
  expect(pictureHome(folder)).toBe(home);
});

test('a picture is found by its story file, its name and the browser', () => {
  const file = pictureFile(join(ui, 'scores', 'Scorebug', 'Scorebug.stories.tsx'), 'Long Vietnamese, en', 'chromium');
  expect(file).toBe(join(ui, 'Scorebug', '__screenshots__', 'Scorebug.stories.tsx', `Long-Vietnamese-en-chromium-${process.platform}.png`));
});
