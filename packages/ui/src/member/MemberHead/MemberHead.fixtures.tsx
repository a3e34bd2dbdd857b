import { Button } from '../../actions/Button/index.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { DiamondKinds } from '../../money/DiamondKinds/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { MemberCell, MemberHeadProps } from './MemberHead.tsx';

/** The three balances of a member. */
export const walletCells: readonly MemberCell[] = [
  {
    id: 'diamonds',
    label: say('黄钻余额', 'Diamonds', 'Kim cương'),
    amount: <PriceTag amount={12_860} size="l" />,
    acts: (
      <Button size="s" tone="diamond">
        {say('充值', 'Top up', 'Nạp')}
      </Button>
    ),
  },
  {
    id: 'spending',
    label: say('消费钱包', 'Spending wallet', 'Ví chi tiêu'),
    amount: '¥326.40',
    acts: say('只可消费，不可提现', 'To spend, not to withdraw', 'Chỉ để chi tiêu, không rút được'),
  },
  { id: 'income', label: say('收益', 'Income', 'Thu nhập'), amount: '¥2,184.60', acts: say('可提现', 'Can be withdrawn', 'Rút được') },
];

/** A member in the middle of their career. */
export const memberHead: MemberHeadProps = {
  member: { id: 'me', nickname: say('北看台老周', 'North Stand Joe', 'Khán đài Bắc') },
  club: clubs.mci,
  about: say('ID 80451276 · 曼城球迷 · 入场 492 天', 'ID 80451276 · City fan · 492 days in', 'ID 80451276 · fan Man City · 492 ngày'),
  experience: { value: 84_620, next: 100_000 },
  cells: walletCells,
};

const act = (zh: string, en: string, vi: string) => (
  <Button size="s" tone="outline">
    {say(zh, en, vi)}
  </Button>
);

/** The three balances with all that can be done with each: the widest board there is. */
export const fullCells: readonly MemberCell[] = walletCells.map((cell) => ({
  ...cell,
  acts: {
    diamonds: (
      <>
        {cell.acts}
        <DiamondKinds bought={8_230} given={4_630} />
      </>
    ),
    spending: (
      <>
        {act('转账', 'Transfer', 'Chuyển tiền')}
        <span>{cell.acts}</span>
      </>
    ),
    income: (
      <>
        {act('提现', 'Withdraw', 'Rút tiền')}
        {act('转入消费钱包', 'Convert to spending wallet', 'Chuyển vào ví chi tiêu')}
      </>
    ),
  }[cell.id],
}));
