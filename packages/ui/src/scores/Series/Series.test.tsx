import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { bans, blg, coming, over, players, roster, running, tes } from './Series.fixtures.ts';
import { GoldChart } from './GoldChart.tsx';
import { GameTiles } from './GameTiles.tsx';
import { SeriesCard } from './SeriesCard.tsx';
import { SeriesDraft } from './SeriesDraft.tsx';
import { SeriesRoster } from './SeriesRoster.tsx';
import { SeriesStage } from './SeriesStage.tsx';

test('a card tells who leads by how much gold, and is chosen by a press', async () => {
  const choose = vi.fn();
  const screen = await renderPart(<SeriesCard series={running} onValueChange={choose} />);
  await expect.element(screen.getByRole('button', { name: /BLG 领先 3\.2k 经济/ })).toBeVisible();
  await screen.getByRole('button').click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('s1');
});

test('the stage says who may end the series, and opens only maps that have begun', async () => {
  const change = vi.fn();
  const screen = await renderPart(<SeriesStage series={running} map={3} onMapChange={change} />);
  await expect.element(screen.getByText(/BLG 赛点/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /第 5 局/ })).toBeDisabled();
  await screen.getByRole('radio', { name: /第 2 局/ }).click();
  expect(change).toHaveBeenCalledExactlyOnceWith(1);
});

test('before it begins a series has no score, after it no match point', async () => {
  const before = await renderPart(<SeriesStage series={coming} map={0} onMapChange={vi.fn()} timeZone="Asia/Shanghai" />);
  await expect.element(before.getByText('VS')).toBeVisible();
  const after = await renderPart(<SeriesStage series={over} map={0} onMapChange={vi.fn()} />);
  await expect.element(after.getByText('已结束')).toBeVisible();
  await expect.element(after.getByText(/赛点/)).not.toBeInTheDocument();
});

test('what is only known in all stands between the line-ups, and what nobody knows does not', async () => {
  const screen = await renderPart(
    <SeriesDraft
      game="dota2"
      home={blg}
      away={tes}
      players={players}
      bans={bans}
      objectives={[]}
      taken={{ tower: { home: 77, away: 3 } }}
    />,
  );
  await expect.element(screen.getByText('推塔')).toBeVisible();
  await expect.element(screen.getByText('77', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('肉山')).not.toBeInTheDocument();
});

test('a roster tells the heroes of every map, and the share of kills and assists for each death', async () => {
  const screen = await renderPart(<SeriesRoster game="lol" team={blg} players={roster} />);
  const row = screen.getByRole('row', { name: /Duskk/ });
  await expect.element(row.getByText('11 / 2 / 23', { exact: true })).toBeVisible();
  await expect.element(row.getByText('17.0', { exact: true })).toBeVisible();
  expect(row.getByRole('listitem').all()).toHaveLength(4);
});

test('a game is chosen by its tile, which says how much of it is on', async () => {
  const change = vi.fn();
  const screen = await renderPart(
    <GameTiles
      tiles={[
        { id: 'all', count: 12, live: 3 },
        { id: 'cs', count: 5, live: 2 },
        { id: 'dota2', count: 4, live: 0 },
      ]}
      value="all"
      onValueChange={change}
    />,
  );
  await expect.element(screen.getByRole('radio', { name: /^DOTA2 ?4 场$/ })).toBeVisible();
  await screen.getByRole('radio', { name: /CS2.*2 场进行中/ }).click();
  expect(change).toHaveBeenCalledExactlyOnceWith('cs');
});

test('the gold of each minute and what was taken in it stand in a table too', async () => {
  const objectives = [{ second: 75, side: 'away', code: 'tower' }] as const;
  const screen = await renderPart(<GoldChart gold={[200, -1_300]} objectives={objectives} home={blg} away={tes} />);
  await expect.element(screen.getByRole('option', { name: /^1'，BLG 领先 0\.2k 经济，TES 推塔$/ })).toBeInTheDocument();
  await screen.getByRole('button', { name: '看表格' }).click();
  await expect.element(screen.getByRole('row', { name: /1' BLG 领先 0\.2k 经济 TES 推塔/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /2' TES 领先 1\.3k 经济/ })).toBeVisible();
});
