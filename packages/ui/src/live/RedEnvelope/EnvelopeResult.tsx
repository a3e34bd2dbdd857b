import { Plural, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { got, goneTitle, goneWords, nextClock, share, shareName, shares as list, top, topNote, topWords } from './RedEnvelope.css.ts';
import type { EnvelopeMember, EnvelopeShare, EnvelopeStage } from './redEnvelope.types.ts';

/** Whose envelope it was. */
export function EnvelopeTop({ from, total, goneAfter }: { from: EnvelopeMember; total: number; goneAfter?: number }) {
  const { t } = useLingui();
  const { id, nickname, avatarSrc } = from;
  return (
    <div className={top}>
      <Avatar seed={id} src={avatarSrc} size={32} />
      <span className={topWords}>
        <span className={shareName} title={t`${nickname}的红包`}>{t`${nickname}的红包`}</span>
        <span className={topNote}>
          {goneAfter === undefined ? <Plural value={total} other="共 # 个" /> : t`${total} 个，${goneAfter} 秒抢完`}
        </span>
      </span>
    </div>
  );
}

/** The viewer's share, and everybody's. */
export function EnvelopeShares({ amount, shares }: { amount: number; shares: readonly EnvelopeShare[] }) {
  const { t } = useLingui();
  const best = Math.max(...shares.map((one) => one.amount));
  const lucky = shares.findIndex((one) => one.amount === best);
  return (
    <>
      <div className={got} role="status">
        <PriceTag sum amount={amount} size="xl" />
        {t`已存入钱包，可直接送礼`}
      </div>
      <ul className={list} aria-label={t`谁抢到了`} tabIndex={0}>
        {shares.map(({ member, amount: theirs, own = false }, index) => (
          <li key={member.id} className={share} data-own={own}>
            <Avatar seed={member.id} src={member.avatarSrc} size={24} />
            <span className={shareName}>{member.nickname}</span>
            {index === lucky && <Chip>{t`手气最佳`}</Chip>}
            <PriceTag sum amount={theirs} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing left, and when to come back. */
export function EnvelopeGone({
  stage: { nextAt, reminded = false },
  onRemind,
}: {
  stage: Extract<EnvelopeStage, { kind: 'empty' }>;
  onRemind: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(1000);
  return (
    <div className={goneWords} role="status">
      <span className={goneTitle}>{t`手慢了，已经抢完`}</span>
      {nextAt !== undefined && (
        <>
          <span>
            {t`下一个开抢`}{' '}
            <span className={nextClock} aria-live="off">
              {format.clock((nextAt - now) / 1000)}
            </span>
          </span>
          <Button tone="soft" size="s" aria-pressed={reminded} onClick={onRemind}>
            {reminded ? t`到点会提醒你` : t`到点提醒我`}
          </Button>
        </>
      )}
    </div>
  );
}
