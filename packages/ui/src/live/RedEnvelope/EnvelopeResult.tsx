import { Plural, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { got, goneTitle, goneWords, nextClock, share, shareName, shares as list, top, topNote, topWords } from './RedEnvelope.css.ts';
import type { EnvelopeMember, EnvelopeShare, EnvelopeStage } from './redEnvelope.types.ts';

/** Head of the envelope: its giver and its size. */
export function EnvelopeTop({ from, total, goneAfter }: { from: EnvelopeMember; total: number; goneAfter?: number }) {
  const { t } = useLingui();
  const { id, nickname, avatarSeed = id, avatarSrc } = from;
  return (
    <div className={top}>
      <Avatar seed={avatarSeed} src={avatarSrc} size={32} />
      <span className={topWords}>
        <span className={shareName} title={t`${nickname}的红包`}>{t`${nickname}的红包`}</span>
        <span className={topNote}>
          {goneAfter === undefined ? <Plural value={total} other="共 # 个" /> : t`${total} 个，${goneAfter} 秒抢完`}
        </span>
      </span>
    </div>
  );
}

/** Shares taken and by whom, the largest first. */
function Takers({ shares }: { shares: readonly EnvelopeShare[] }) {
  const { t } = useLingui();
  const best = Math.max(...shares.map((one) => one.amount));
  const lucky = shares.findIndex((one) => one.amount === best);
  return (
    <ul className={list} aria-label={t`谁抢到了`} tabIndex={0}>
      {shares.map(({ member, amount, own = false }, index) => (
        <li key={member.id} className={share} data-own={own}>
          <Avatar seed={member.avatarSeed ?? member.id} src={member.avatarSrc} size={24} />
          <span className={shareName}>{member.nickname}</span>
          {index === lucky && <Chip>{t`手气最佳`}</Chip>}
          <PriceTag sum amount={amount} />
        </li>
      ))}
    </ul>
  );
}

/** The viewer's share, and all shares. */
export function EnvelopeShares({ amount, shares }: { amount: number; shares: readonly EnvelopeShare[] }) {
  const { t } = useLingui();
  return (
    <>
      <div className={got} role="status">
        <PriceTag sum amount={amount} size="xl" />
        {t`已存入钱包，可直接送礼`}
      </div>
      <Takers shares={shares} />
    </>
  );
}

/** Empty envelope: its shares, and when the next one opens. */
export function EnvelopeGone({ stage: { nextAt, expired = false, shares = [] } }: { stage: Extract<EnvelopeStage, { kind: 'empty' }> }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(1000);
  return (
    <>
      <div className={goneWords} role="status">
        <span className={goneTitle}>{expired ? t`已过期，剩下的退给了发的人` : t`手慢了，已经抢完`}</span>
        {nextAt !== undefined && (
          <span>
            {t`下一个开抢`}{' '}
            <span className={nextClock} aria-live="off">
              {format.clock((nextAt - now) / 1000)}
            </span>
          </span>
        )}
      </div>
      {shares.length > 0 && <Takers shares={shares} />}
    </>
  );
}
