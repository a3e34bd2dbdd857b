import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImageGrid } from '../../lists/ImageGrid/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Crest } from '../../scores/Crest/index.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { UiProvider, type DataConvention } from '../../theme/UiProvider/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Cover } from '../Cover/index.ts';

/** A picture that the test browser can load. */
const src = '/packages/app/public/icon.svg';
const saved = { fonts: 'system', pictures: 'asked' } satisfies DataConvention;
const loaded = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src')).filter((address) => address === src);

test('where data is saved nothing of the network is loaded, and each picture keeps its place', async () => {
  const all = (
    <>
      <div style={{ width: 320 }}>
        <Cover kind="football" seed="one" src={src} />
      </div>
      <Crest team={{ ...clubs.mci, crestUrl: src }} size={24} />
      <Avatar seed="fan" src={src} size={40} />
      <ImageGrid pictures={[{ src, alt: '看台' }]} />
    </>
  );
  const full = await renderPart(<div>{all}</div>);
  expect(loaded()).toHaveLength(4);
  const { height } = full.container.getBoundingClientRect();
  await full.unmount();
  const screen = await renderPart(
    <UiProvider data={saved}>
      <div>{all}</div>
    </UiProvider>,
  );
  expect(loaded()).toHaveLength(0);
  expect(screen.container.getBoundingClientRect().height).toBe(height);
});

test('a press shows a picture of a post and keeps the focus, the next one opens it', async () => {
  await renderPart(
    <UiProvider data={saved}>
      <ImageGrid pictures={[{ src, alt: '看台' }]} />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: /显示图片.*看台/ }));
  expect(loaded()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /看大图/ })).toHaveFocus();
});

test('a press on the mark of a cover does not follow the link around it', async () => {
  const follow = vi.fn();
  await renderPart(
    <UiProvider data={saved}>
      <a
        href="#card"
        style={{ display: 'block', width: 320 }}
        onClick={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        <Cover kind="football" seed="one" src={src} />
      </a>
    </UiProvider>,
  );
  await userEvent.click(page.getByText('显示图片'));
  expect(loaded()).toHaveLength(1);
  expect(follow).not.toHaveBeenCalled();
  await expect.element(page.getByText('显示图片')).not.toBeInTheDocument();
});

test('fonts of the machine stand in for ours, also in what floats', async () => {
  const screen = await renderPart(
    <UiProvider data={saved}>
      <p>2-1</p>
    </UiProvider>,
  );
  expect(getComputedStyle(screen.getByText('2-1').element()).fontFamily).not.toMatch(/'?"?Barlow"?'?,/);
});
