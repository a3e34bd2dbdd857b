import { Plural, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { EnvelopeGone, EnvelopeShares, EnvelopeTop } from './EnvelopeResult.tsx';
import {
  clock,
  close,
  closed,
  count,
  flap,
  foot,
  front,
  giver,
  gone,
  result,
  seal,
  sealWords,
  wish as wishText,
} from './RedEnvelope.css.ts';
import type { EnvelopeAsks, EnvelopeMember, EnvelopeStage } from './redEnvelope.types.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RedEnvelopeProps extends RootProps {
  from: EnvelopeMember;
  /** Greeting from the giver. */
  wish: string;
  /** Number of shares. */
  total: number;
  stage: EnvelopeStage;
  /** Condition for opening it; default none. */
  asks?: EnvelopeAsks;
  /** Opens it; for a visitor the same button calls `onSignIn` instead. */
  onOpen: () => void;
  onSignIn: () => void;
  /** Follows the anchor, where that is asked for. */
  onFollow: () => void;
  /** Sends the required phrase. */
  onSay: () => void;
  onClose: () => void;
}

function Seal({
  stage,
  onOpen,
  onSignIn,
  onFollow,
  onSay,
}: Pick<RedEnvelopeProps, 'stage' | 'onOpen' | 'onSignIn' | 'onFollow' | 'onSay'>) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(1000);
  const open = t({ message: '开', comment: 'on the seal of a red envelope: open' });
  if (stage.kind === 'waiting') {
    const left = format.clock(Math.ceil((stage.opensAt - now) / 1000));
    return (
      <span className={seal} role="timer" aria-label={t`${left} 后开抢`}>
        <span className={clock}>{left}</span>
      </span>
    );
  }
  const unmet = stage.kind === 'ready' ? stage.unmet : undefined;
  const busy = stage.kind === 'opening';
  const ways = {
    'sign-in': { word: t`登录`, way: onSignIn },
    follow: { word: t`关注`, way: onFollow },
    phrase: { word: t`发口令`, way: onSay },
  };
  const { word, way } = unmet && unmet !== 'own' ? ways[unmet] : { word: open, way: onOpen };
  return (
    <button type="button" className={seal} aria-busy={busy || undefined} disabled={unmet === 'own'} onClick={busy ? undefined : way}>
      <span className={[...word].length > 1 ? sealWords : undefined}>{word}</span>
    </button>
  );
}

/** A red envelope of the room: waiting, opened, with all shares, or empty. The host puts it into a dialog. */
export const RedEnvelope = forwardRef<HTMLDivElement, RedEnvelopeProps>(function RedEnvelope(
  { from, wish, total, stage, asks = { kind: 'everyone' }, onOpen, onSignIn, onFollow, onSay, onClose, ...root },
  ref,
) {
  const { t } = useLingui();
  const name = from.nickname;
  const cross = (
    <button type="button" className={close} aria-label={t`关闭红包`} onClick={onClose}>
      <X size={16} aria-hidden />
    </button>
  );
  if (stage.kind === 'opened' || stage.kind === 'empty') {
    return (
      <div role="group" className={stage.kind === 'empty' ? gone : result} aria-label={t`${name}的红包`} ref={ref} {...rootOf(root)}>
        <EnvelopeTop from={from} total={total} goneAfter={stage.kind === 'opened' ? stage.goneAfter : undefined} />
        {cross}
        {stage.kind === 'opened' ? <EnvelopeShares amount={stage.amount} shares={stage.shares} /> : <EnvelopeGone stage={stage} />}
      </div>
    );
  }
  const phrase = asks.kind === 'phrase' ? asks.words : '';
  const rules = { everyone: t`人人都能抢`, followers: t`关注主播的人能抢`, phrase: t`说「${phrase}」就能抢` };
  const notes = {
    waiting: rules[asks.kind],
    ready: stage.kind === 'ready' && stage.unmet === 'own' ? t`自己的红包留给别人` : rules[asks.kind],
    opening: t`正在开`,
    failed: t`没开成，再按一次`,
  };
  const signIn = stage.kind === 'ready' && stage.unmet === 'sign-in';
  return (
    <div role="group" className={closed} aria-label={t`${name}的红包`} ref={ref} {...rootOf(root)}>
      <div className={flap} />
      {cross}
      <div className={front}>
        <Avatar seed={from.avatarSeed ?? from.id} src={from.avatarSrc} size={52} />
        <span className={giver}>{name}</span>
        <span className={wishText}>{wish}</span>
      </div>
      <Seal stage={stage} onOpen={onOpen} onSignIn={onSignIn} onFollow={onFollow} onSay={onSay} />
      <div className={foot}>
        <span className={count}>
          <Plural value={total} other="共 # 个" />
        </span>
        <span role="status">{signIn ? t`请登录后操作` : notes[stage.kind]}</span>
      </div>
    </div>
  );
});
