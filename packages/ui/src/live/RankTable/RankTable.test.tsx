import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { authors, ranked } from './RankTable.fixtures.ts';
import { RankTable, type RankTableProps } from './RankTable.tsx';

const show = (more: Partial<RankTableProps> = {}) =>
  renderPart(<RankTable members={ranked.slice(3)} ahead={ranked[2]?.value ?? 0} label="主播榜" unit="diamonds" since="较昨日" {...more} />);

test('each place says what is missing to the one before, also to the last of the podium', async () => {
  const { getByRole } = await show();
  const [third, fourth] = [ranked[2]?.value ?? 0, ranked[3]?.value ?? 0];
  const row = getByRole('row', { name: /峡谷解说阿九/ });
  await expect.element(row.getByText((third - fourth).toLocaleString('en'), { exact: true })).toBeVisible();
});

test('the rest of the places comes at a press', async () => {
  const { getByRole } = await show({ first: 2 });
  await expect.element(getByRole('row', { name: /意甲说书人/ })).not.toBeInTheDocument();
  await getByRole('button', { name: '展开第 6 至 9 名' }).click();
  await expect.element(getByRole('row', { name: /意甲说书人/ })).toBeVisible();
  await expect.element(getByRole('button', { name: /展开/ })).not.toBeInTheDocument();
});

test('who was in no place before is new, and nothing is compared over all time', async () => {
  const { getByRole, rerender } = await show();
  await expect.element(getByRole('row', { name: /三分雨老徐/ }).getByText('新上榜')).toBeVisible();
  await rerender(<RankTable members={ranked} label="主播榜" unit="diamonds" />);
  await expect.element(getByRole('columnheader', { name: '较昨日' })).not.toBeInTheDocument();
});

test('the reader’s own place stands below, also while not ranked, and a failure can be tried again', async () => {
  const onRetry = vi.fn();
  const { getByText, getByRole, rerender } = await show({ own: { value: 0, behind: 12 } });
  await expect.element(getByText('你还没上榜')).toBeVisible();
  await expect.element(getByText('还差 12 黄钻超过前一名')).toBeVisible();
  await rerender(<RankTable members={[]} label="主播榜" unit="diamonds" status="error" onRetry={onRetry} />);
  await getByRole('button').click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('who films is known by their hottest video and how many of theirs count', async () => {
  const { getByRole } = await show({ members: authors, unit: 'heat', rooms: false, videos: true });
  const row = getByRole('row', { name: /峡谷解说阿九/ });
  await expect.element(row.getByRole('link', { name: '德比前夜：两座看台的一天' })).toHaveAttribute('href', '#film4');
  await expect.element(row.getByText('1 个视频', { exact: true })).toBeVisible();
  await expect.element(row.getByText('1.8万', { exact: true })).toBeVisible();
});

test('on a narrow page the week makes room for names, rooms and acts', async () => {
  const wide = (width: number, rooms = true) => (
    <div style={{ width }}>
      <RankTable rooms={rooms} members={ranked.slice(3)} label="主播榜" unit="diamonds" />
    </div>
  );
  const { getByRole, rerender } = await renderPart(wide(1_000));
  await expect.element(getByRole('columnheader', { name: '近 7 天' })).toBeVisible();
  await rerender(wide(900));
  await expect.element(getByRole('columnheader', { name: '近 7 天' })).not.toBeInTheDocument();
  await rerender(wide(900, false));
  await expect.element(getByRole('columnheader', { name: '近 7 天' })).toBeVisible();
});
