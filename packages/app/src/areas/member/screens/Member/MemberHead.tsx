import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { MemberInfo } from '@pitchside/api/member/profile';
import { DiamondKinds } from '@pitchside/ui/DiamondKinds';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useNow } from '@pitchside/ui/format';
import { IconButton } from '@pitchside/ui/IconButton';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { MemberHead, type MemberCell } from '@pitchside/ui/MemberHead';
import { NobleBadge } from '@pitchside/ui/NobleBadge';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Copy } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useSpendable, wallet } from '../../../../platform/session/wallet.store.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';
import { About, HeadSpace } from './Member.layout.ts';
import { loadMember, member } from './member.store.ts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { memberHref, memberPages } from './memberRegistry.ts';

const stands = (type: number, tab?: string): boolean => memberPages.some((page) => page.type === type && page.tab === tab);

/** Actions of a balance: links to the pages that exist, else a text. */
function MemberActs({ of }: { of: 'diamonds' | 'spending' | 'income' }) {
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

const day = 24 * 3_600_000;

/** Header of all member pages: the member's profile and balances. */
export function MemberHeadWired() {
  const { t } = useLingui();
  const { info, state } = useSnapshot(member);
  if (info) return <Known info={info as MemberInfo} />;
  return (
    <HeadSpace>
      {state === 'failed' ? (
        <ErrorState layout="row" title={t`个人资料没能送到`} onRetry={() => void loadMember()} />
      ) : (
        <Skeleton shape="block" height={136} />
      )}
    </HeadSpace>
  );
}

/** Merges the fetched profile with the wallet, which may be newer. */
function useFresh(info: MemberInfo): MemberInfo {
  const { given, wallet: spending, income, experience } = useSnapshot(wallet);
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  return {
    ...info,
    balance,
    given: given ?? info.given,
    wallet: spending ?? info.wallet,
    income: income ?? info.income,
    experience: experience ?? info.experience,
    level: user?.level ?? info.level,
  };
}

function Known({ info: read }: { info: MemberInfo }) {
  const { t } = useLingui();
  const info = useFresh(read);
  const yuan = useYuan();
  const [club] = info.clubs;
  const cells: MemberCell[] = [
    {
      id: 'diamonds',
      label: t({ message: '黄钻余额', context: 'heading' }),
      amount: <PriceTag sum amount={info.balance} size="l" />,
      acts: (
        <>
          <MemberActs of="diamonds" />
          <DiamondKinds bought={Math.max(0, info.balance - info.given)} given={info.given} />
        </>
      ),
    },
    { id: 'spending', label: t`消费钱包`, amount: yuan(info.wallet), acts: <MemberActs of="spending" /> },
    { id: 'income', label: t`收益`, amount: yuan(info.income), acts: <MemberActs of="income" /> },
  ];
  return (
    <MemberHead
      member={{ id: info.avatar, nickname: info.user_nickname }}
      badges={
        <>
          <LevelBadge level={info.level} />
          {info.noble && <NobleBadge rank={info.noble.rank} />}
        </>
      }
      {...(club && {
        club: { id: club.id, name: club.name, shortName: club.short_name, colors: club.colors, ...(club.logo && { crestUrl: club.logo }) },
      })}
      about={<AboutMember info={info} />}
      {...(info.next_level_begins !== null && { experience: { value: info.experience, next: info.next_level_begins } })}
      cells={cells}
    />
  );
}

function AboutMember({ info }: { info: MemberInfo }) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const days = Math.max(1, Math.ceil((now - info.created_at) / day));
  const since = t`入场 ${plural(days, { other: '# 天' })}`;
  const [club] = info.clubs;
  const name = club?.short_name;

  const copy = useCopy();

  return (
    <Text size="s">
      <About>
        ID {info.id}
        <IconButton size="s" label={t`复制 ID`} icon={<Copy size={14} aria-hidden />} onClick={() => void copy(info.id)} />
        {name && <span>{t`${name}球迷`}</span>}
        <span>{since}</span>
      </About>
    </Text>
  );
}
