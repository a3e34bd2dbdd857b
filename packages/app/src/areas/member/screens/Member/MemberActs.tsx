import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { memberHref, memberPages } from './memberRegistry.ts';

const stands = (type: number, tab?: string): boolean => memberPages.some((page) => page.type === type && page.tab === tab);

/** Actions of a balance: links to the pages that exist, else a text. */
export function MemberActs({ of }: { of: 'diamonds' | 'spending' | 'income' }) {
  const { t } = useLingui();
  if (of === 'diamonds')
    return stands(1) ? (
      <ButtonLink size="s" tone="diamond" href={`${memberHref({ type: 1 })}&isRecharge=true`}>{t`充值`}</ButtonLink>
    ) : null;
  if (of === 'spending')
    return (
      <>
        {stands(1, 'transfer') && (
          <ButtonLink size="s" tone="outline" href={memberHref({ type: 1, tab: 'transfer' })}>{t`转账`}</ButtonLink>
        )}
        <span>{t`只可消费，不可提现`}</span>
      </>
    );
  return stands(1, 'withdraw') ? (
    <>
      <ButtonLink size="s" tone="outline" href={memberHref({ type: 1, tab: 'withdraw' })}>{t`提现`}</ButtonLink>
      <ButtonLink size="s" tone="outline" href={`${memberHref({ type: 1, tab: 'withdraw' })}#convert`}>{t`转入消费钱包`}</ButtonLink>
    </>
  ) : (
    <span>{t`可提现`}</span>
  );
}
