import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { hasSpotlight, multiLayoutFor, multiLayouts, multiPlaces } from './layouts.ts';
import { MultiLayouts } from './MultiLayouts.tsx';
import { MultiStrip } from './MultiStrip.tsx';
import { multiView, stripRooms } from './MultiView.fixtures.tsx';
import { MultiView, type MultiViewProps } from './MultiView.tsx';

async function open(props: Partial<MultiViewProps> = {}) {
  const acts = {
    onSound: vi.fn(),
    onSpotlight: vi.fn(),
    onSwap: vi.fn(),
    onClose: vi.fn(),
    onAdd: vi.fn(),
    onMutedChange: vi.fn(),
    onVolumeChange: vi.fn(),
  };
  const screen = await renderPart(
    <>
      <input aria-label="弹幕" />
      <MultiView {...multiView} {...acts} {...props} />
    </>,
  );
  return { screen, ...acts };
}

test('digits and arrows move the sound, with Shift or F a picture becomes the large one', async () => {
  const { onSound, onSpotlight, onMutedChange, onVolumeChange } = await open();
  await userEvent.keyboard('2');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowLeft}');
  expect(onSound.mock.calls.flat()).toEqual(['laozhang', 'laozhang', 'shanghai']);
  await userEvent.keyboard('{Shift>}3{/Shift}');
  await userEvent.keyboard('f');
  expect(onSpotlight.mock.calls.flat()).toEqual(['wukesong', 'afei']);
  await userEvent.keyboard('m');
  await userEvent.keyboard('{ArrowUp}');
  expect([onMutedChange.mock.lastCall, onVolumeChange.mock.lastCall]).toEqual([[true], [0.75]]);
});

test('keys that are typed into a field, and numbers without a room, do nothing', async () => {
  const { screen, onSound, onSpotlight } = await open({ rooms: multiView.rooms.slice(0, 2), layout: 'pair' });
  await userEvent.keyboard('3');
  await screen.getByRole('textbox', { name: '弹幕' }).click();
  await userEvent.keyboard('1f');
  expect([onSound.mock.calls.length, onSpotlight.mock.calls.length]).toEqual([0, 0]);
});

test('the room that is heard says that the browser keeps its sound off, and one press brings it', async () => {
  const refused = multiView.rooms.map((room) => ({ ...room, state: { ...room.state, status: 'playing' as const, isSoundRefused: true } }));
  const { screen, onMutedChange } = await open({ rooms: refused, muted: true });
  const hints = screen.getByRole('button', { name: /声音关着/ });
  await expect.poll(() => hints.all().length).toBe(1);
  await hints.click();
  expect(onMutedChange.mock.lastCall).toEqual([false]);
});

test('every room says by name whether it is heard, and exactly one is', async () => {
  const { screen } = await open({ sound: 'wukesong' });
  await expect.element(screen.getByRole('group', { name: '第 3 路，五棵松老炮，有声音' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: '第 1 路，阿飞说球，静音' })).toBeVisible();
  expect(screen.getByRole('group', { name: /有声音$/ }).elements()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^听第/ }).elements()).toHaveLength(3);
});

test('a room can be heard, made large, swapped, entered and closed by its own keys', async () => {
  const { screen, onSound, onSpotlight, onSwap, onClose } = await open();
  const second = screen.getByRole('group', { name: /^第 2 路/ });
  await second.getByRole('button', { name: '听第 2 路，老张侃西甲' }).click();
  await second.getByRole('button', { name: '换成大画面' }).click();
  await second.getByRole('button', { name: '换一个直播间' }).click();
  await second.getByRole('button', { name: '关闭这一路' }).click();
  for (const act of [onSound, onSpotlight, onSwap, onClose]) expect(act).toHaveBeenCalledExactlyOnceWith('laozhang');
  await expect.element(second.getByRole('link', { name: '进 老张侃西甲 的直播间' })).toHaveAttribute('href', '#laozhang');
  await expect.element(screen.getByRole('group', { name: /^第 1 路/ }).getByRole('button', { name: '换成大画面' })).not.toBeInTheDocument();
});

test('a picture keeps its place in the document when another becomes the large one: one that is moved there stops', async () => {
  const { screen } = await open({ rooms: multiView.rooms.map((room) => ({ ...room, video: <video aria-label={room.id} /> })) });
  const before = screen.container.querySelectorAll('video');
  await screen.rerender(
    <MultiView
      {...multiView}
      spotlight="shanghai"
      rooms={multiView.rooms.map((room) => ({ ...room, video: <video aria-label={room.id} /> }))}
    />,
  );
  const large = screen
    .getByRole('group', { name: /^第 4 路/ })
    .element()
    .getBoundingClientRect();
  const small = screen
    .getByRole('group', { name: /^第 1 路/ })
    .element()
    .getBoundingClientRect();
  expect(large.width).toBeGreaterThan(small.width * 2);
  expect([...screen.container.querySelectorAll('video')].map((video) => video.ariaLabel)).toEqual(
    [...before].map((video) => video.ariaLabel),
  );
});

test('a free place asks for a room', async () => {
  const { screen, onAdd } = await open({ rooms: multiView.rooms.slice(0, 3), layout: 'quad' });
  await screen.getByRole('button', { name: '添加直播间' }).click();
  expect(onAdd).toHaveBeenCalledOnce();
});

test('the strip tells every score and who waits how long, and moves the sound', async () => {
  const onSound = vi.fn();
  const screen = await renderPart(<MultiStrip rooms={stripRooms} sound="afei" onSound={onSound} />);
  await expect.element(screen.getByRole('button', { name: /听第 1 路，阿飞说球.*有声/ })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: /听第 2 路，老张侃西甲.*\+2\.3 s/ }).click();
  expect(onSound).toHaveBeenCalledExactlyOnceWith('laozhang');
});

test('a layout without room for all that is on the screen cannot be chosen', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<MultiLayouts value="focus" onValueChange={onValueChange} rooms={3} />);
  await expect.element(screen.getByRole('radio', { name: '两个并排' })).toBeDisabled();
  await screen.getByRole('radio', { name: '四个一样大' }).click();
  expect(onValueChange.mock.lastCall?.[0]).toBe('quad');
});

test('a layout grows with its rooms and stays of its kind', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.constantFrom(...multiLayouts), fc.boolean(), (rooms, layout, spotlight) => {
      const next = multiLayoutFor(rooms, layout, spotlight);
      expect(multiPlaces[next]).toBeGreaterThanOrEqual(rooms);
      expect(hasSpotlight(next)).toBe(spotlight);
      if (multiPlaces[layout] >= rooms && hasSpotlight(layout) === spotlight) expect(next).toBe(layout);
    }),
  );
});
