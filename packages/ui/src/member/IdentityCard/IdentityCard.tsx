import { useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import * as css from './IdentityCard.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface IdentityCardProps extends RootProps {
  /** Masked: 周*强. */
  name: string;
  /** Masked: 3301 **** **** 271X. */
  number: string;
  /** Time of the verification, formatted for display. */
  since: string;
}

/** A verified person, as little as may be shown of them. */
export const IdentityCard = forwardRef<HTMLDivElement, IdentityCardProps>(function IdentityCard({ name, number, since, ...root }, ref) {
  const { t } = useLingui();
  const facts = [
    { id: 'name', label: t`姓名`, value: name },
    { id: 'number', label: t`身份证号`, value: number },
    { id: 'since', label: t`通过时间`, value: since },
  ];
  return (
    <div className={css.card} ref={ref} {...rootOf(root)}>
      <span className={css.mark}>
        <BadgeCheck size={16} aria-hidden />
        {t`审核成功`}
      </span>
      <span className={css.face} aria-hidden="true">
        <svg className={bare} viewBox="0 0 76 92" width="76" height="92">
          <path d="M6 96c0-24 12-34 32-34s32 10 32 34" fill="oklch(0.36 0.068 166)" />
          <path d="M32 54h12v14H32z" fill="#e3ac81" />
          <ellipse cx="38" cy="42" rx="16" ry="19" fill="#e3ac81" />
          <path d="M20 42c-1-20 7-26 18-26s19 6 18 26c-3-9-6-14-18-14s-15 5-18 14z" fill="#2a211c" />
        </svg>
      </span>
      <dl className={css.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt className={css.name}>{label}</dt>
            <dd className={css.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
