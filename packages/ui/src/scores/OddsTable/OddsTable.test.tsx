import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { OddsTable, type CompanyOdds } from './OddsTable.tsx';

const company: CompanyOdds = {
  id: '1',
  name: 'Kingstone',
  odds: {
    asian: { initial: { home: 0.93, middle: 4.5, away: 0.91 }, live: { home: 1.03, middle: 5.5, away: 0.83 } },
    european: { initial: { home: 1.62, away: 2.35 }, live: null },
  },
};

test.for(['zh', 'en', 'vi'] as const)('in %s a price that crosses the even one moves by what it gains', async (locale) => {
  const screen = await renderPart(<OddsTable label="A - B" companies={[company]} />, { locale });
  await expect.element(screen.getByRole('cell', { name: '+0.10' })).toBeVisible();
});

test('points are written as points, and a winner has no draw', async () => {
  const onCompany = vi.fn();
  const screen = await renderPart(
    <OddsTable label="湖人 - 勇士" companies={[company]} inPoints defaultMarket="asian" onCompany={onCompany} />,
  );
  await expect.element(screen.getByRole('cell', { name: '−5.5 −4.5' })).toBeVisible();
  await screen.getByRole('radio', { name: '欧指' }).click();
  await expect.element(screen.getByRole('columnheader', { name: '平' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Kingstone' }).click();
  expect(onCompany).toHaveBeenCalledExactlyOnceWith(company, 'european');
});

test('the market that is asked for stands first', async () => {
  const screen = await renderPart(<OddsTable label="湖人 - 勇士" companies={[company]} inPoints defaultMarket="european" />);
  await expect.element(screen.getByRole('table', { name: '湖人 - 勇士 欧指' })).toBeVisible();
});
