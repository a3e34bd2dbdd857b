import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { pickerRooms } from './RoomPicker.fixtures.ts';
import { RoomPicker } from './RoomPicker.tsx';

test('a room is given a number; one that is on the screen says its own', async () => {
  const onPick = vi.fn();
  const screen = await renderPart(<RoomPicker rooms={pickerRooms} shown={['afei']} slots={[1, 2]} onValueChange={onPick} />);
  await screen.getByRole('button', { name: '篮下小霸王 放进第 2 路' }).click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith('court', 2);
  await expect.element(screen.getByText('第 1 路', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /阿飞说球/ })).not.toBeInTheDocument();
});

test('it is searched by title, streamer and team', async () => {
  const screen = await renderPart(<RoomPicker rooms={pickerRooms} shown={[]} slots={[1]} onValueChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: '搜直播间、主播或球队' });
  for (const [words, nickname] of [
    ['四场', '茶馆双响炮'],
    ['小霸王', '篮下小霸王'],
    ['阿森纳', '阿飞说球'],
  ] as const) {
    await field.fill(words);
    await expect.element(screen.getByRole('listitem')).toMatchTextContent(nickname);
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  }
  await field.fill('没有这个人');
  await expect.element(screen.getByText('没有找到这样的直播间')).toBeVisible();
});

test('one room is chosen, and the search is done elsewhere', async () => {
  const [onChoose, onSearch] = [vi.fn(), vi.fn()];
  const screen = await renderPart(<RoomPicker rooms={pickerRooms} onChoose={onChoose} onSearch={onSearch} />);
  await screen.getByRole('button', { name: '选这间：篮下小霸王' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('court');
  await screen.getByRole('textbox').fill(' 没有这个人 ');
  expect(onSearch).toHaveBeenLastCalledWith('没有这个人');
  expect(screen.getByRole('listitem').elements()).toHaveLength(pickerRooms.length);
});
