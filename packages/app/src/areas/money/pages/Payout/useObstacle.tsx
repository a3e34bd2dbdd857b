import { useLingui } from '@lingui/react/macro';
import type { PayoutObstacle, PayoutStanding } from '@pitchside/api/money/payouts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { useFormat } from '@pitchside/ui/format';
import type { HurdleProps } from '@pitchside/ui/Hurdle';
import { BadgeCheck, CalendarClock, CreditCard, HandCoins, LockKeyhole } from 'lucide-react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

/** Page of account safety, where names are verified, accounts bound and passwords set. */
const safetyHref = '/member?type=3';

/** Obstacle of a withdrawal as a hint; undefined when there is none. */
export function useObstacle({ obstacle, available, rules, renews_at }: PayoutStanding): HurdleProps | undefined {
  const { t } = useLingui();
  const yuan = useYuan();
  const { date } = useFormat();
  if (obstacle === null) return undefined;
  const [have, least, times, day] = [yuan(available), yuan(rules.minimum), rules.monthly, date(renews_at)];
  const way = (href: string, word: string) => (
    <ButtonLink size="s" tone="soft" href={href}>
      {word}
    </ButtonLink>
  );
  const words: Record<PayoutObstacle, HurdleProps> = {
    verification: {
      icon: <BadgeCheck size={20} />,
      title: t`还没有实名认证`,
      children: t`提现要核对户名，约 1 个工作日审完`,
      act: way(safetyHref, t`去认证`),
    },
    account: {
      icon: <CreditCard size={20} />,
      title: t`还没有绑定收款账户`,
      children: t`银行卡或支付宝，户名须是本人`,
      act: way(safetyHref, t`去绑定`),
    },
    password: {
      icon: <LockKeyhole size={20} />,
      title: t`还没有设置支付密码`,
      children: t`至少 6 位数字，两次输入一致`,
      act: way(safetyHref, t`去设置`),
    },
    minimum: {
      icon: <HandCoins size={20} />,
      title: t`不足最低提现额`,
      children: t`可提现 ${have}，满 ${least} 可以提现`,
      act: way('#convert', t`去转入`),
    },
    monthly: { icon: <CalendarClock size={20} />, title: t`本月次数已用完`, children: t`每月 ${times} 次，${day}起恢复` },
  };
  return words[obstacle];
}
