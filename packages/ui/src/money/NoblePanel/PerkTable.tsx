import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNobleName, type NobleRank } from '../../live/NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cell, glyph, none, row, rowName, swatch, table } from './NoblePanel.css.ts';
import type { NoblePerks, NoblePlan } from './noblePlan.types.ts';
import { bare } from '../../theme/bare.css.ts';

/** Perks of each rank, a row for each perk. */
export function PerkTable({ plans, chosen }: { plans: readonly NoblePlan[]; chosen: NobleRank }) {
  const { t } = useLingui();
  const name = useNobleName();
  const no = (
    <span className={none}>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{t`没有`}</span>
    </span>
  );
  const yes = (
    <>
      <Check className={glyph} size={16} aria-hidden />
      <span className={visuallyHidden}>{t`有`}</span>
    </>
  );
  const colorName = (rank: string) => t`${rank}的颜色`;
  const entries: Record<NoblePerks['entry'], ReactNode> = {
    none: no,
    words: t`文字条`,
    ribbon: t`彩条`,
    crest: t`彩条加队徽`,
    full: t`全屏`,
  };
  const seats: Record<NoblePerks['seat'], string> = { plain: t`普通`, front: t`前排`, head: t`首席` };
  const rows: readonly { id: string; label: string; show: (plan: NoblePlan) => ReactNode }[] = [
    { id: 'color', label: t`弹幕颜色`, show: ({ rank }) => <span className={swatch} role="img" aria-label={colorName(name(rank))} /> },
    { id: 'comments', label: t`免费广告弹幕/月`, show: ({ perks }) => perks.freeComments || no },
    { id: 'entry', label: t`进场提示`, show: ({ perks }) => entries[perks.entry] },
    { id: 'name', label: t`聊天昵称上色`, show: ({ perks }) => (perks.coloredName ? yes : no) },
    { id: 'gifts', label: t`专属礼物`, show: ({ perks: { gifts } }) => (gifts > 0 ? t`${gifts} 件` : no) },
    { id: 'seat', label: t`贵族席位`, show: ({ perks }) => seats[perks.seat] },
    { id: 'bonus', label: t`任务经验`, show: ({ perks: { taskBonus } }) => (taskBonus > 0 ? `+${taskBonus}%` : no) },
    { id: 'unseen', label: t`隐身看球`, show: ({ perks }) => (perks.unseen ? yes : no) },
    {
      id: 'renew',
      label: t`续费价`,
      show: ({ renewPercent }) => t({ message: `${renewPercent}%`, comment: 'a renewal costs this share of the price' }),
    },
  ];
  return (
    <table className={table}>
      <thead className={visuallyHidden}>
        <tr>
          <th className={bare} scope="col">{t`特权`}</th>
          {plans.map(({ rank }) => (
            <th className={bare} key={rank} scope="col">
              {name(rank)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, show }) => (
          <tr key={id} className={row}>
            <th scope="row" className={rowName}>
              {label}
            </th>
            {plans.map((plan) => (
              <td key={plan.rank} className={`${cell[plan.rank === chosen ? 'chosen' : 'other']} ${nobleTint[plan.rank]}`}>
                {show(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
