import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../actions/Button/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DiamondKinds } from '../../money/DiamondKinds/index.ts';
import { MemberHead, type MemberCell } from './MemberHead.tsx';

const cells: MemberCell[] = [
  {
    id: 'diamonds',
    label: 'Kim cương',
    amount: <PriceTag sum amount={12_860} size="l" />,
    acts: (
      <>
        <Button size="s">Nạp</Button>
        <DiamondKinds bought={8_230} given={4_630} />
      </>
    ),
  },
  {
    id: 'spending',
    label: 'Ví chi tiêu',
    amount: '1.326,40 ¥',
    acts: (
      <>
        <Button size="s">Chuyển tiền</Button>
        <span>Chỉ để chi tiêu, không rút được</span>
      </>
    ),
  },
  {
    id: 'income',
    label: 'Thu nhập',
    amount: '12.184,60 ¥',
    acts: (
      <>
        <Button size="s">Rút tiền</Button>
        <Button size="s">Chuyển vào ví chi tiêu</Button>
      </>
    ),
  },
];

test.each([1232, 1392])('a name has its room beside the widest board, in a head of %i px', async (width) => {
  await page.viewport(1440, 900);
  await renderPart(
    <div style={{ width }}>
      <MemberHead member={{ id: '1', nickname: '北看台老周' }} about="ID 1 · 413 ngày" cells={cells} />
    </div>,
    { locale: 'vi' },
  );
  const name = page.getByRole('heading', { name: '北看台老周' }).element();
  const board = page.getByRole('list').element().getBoundingClientRect();
  expect({
    isCut: name.scrollWidth > name.clientWidth,
    isUnder: name.getBoundingClientRect().left + name.scrollWidth > board.left,
  }).toEqual({
    isCut: false,
    isUnder: false,
  });
  const acts = page.getByRole('button', { name: 'Chuyển vào ví chi tiêu' }).element().getBoundingClientRect();
  expect(acts.right).toBeLessThanOrEqual(board.right);
});
