import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState, type ReactNode } from 'react';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { NumberField } from '../../forms/NumberField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { useFormat } from '../../format/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { Dialog, DialogActions } from '../../overlays/Dialog/index.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { form, line, pair, refusal } from './EnvelopeForm.css.ts';
import { envelopeDelays, envelopeLimits, isCount, isWhole, type EnvelopeCondition, type EnvelopeOrder } from './envelopeOrder.ts';
import { useLeaving, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface EnvelopeFormProps extends OpenProps, RootProps {
  /** Called when it is closed without sending. */
  onClose?: () => void;
  /** Diamonds that the person owns. */
  balance: number;
  /** Diamonds that the person may still spend under their own limit; left out without one. */
  allowance?: number;
  /** Link to the spending limit; default none. */
  settings?: ReactNode;
  /** Gives it; the dialog is busy meanwhile, and after success it closes, or asks its host to by `onOpenChange`. */
  onGive: (order: EnvelopeOrder) => DanmakuAnswer | Promise<DanmakuAnswer>;
  /** Diamonds are missing: how many. */
  onRecharge: (missing: number) => void;
}

const usual: EnvelopeOrder = { total: 100, count: 10, wish: '', condition: 'everyone', phrase: '', delay: 0 };

/** Form for a red envelope: amount, number of shares, condition and time; the button names the sum. */
export const EnvelopeForm = forwardRef<HTMLDivElement, EnvelopeFormProps>(function EnvelopeForm(
  { open, defaultOpen, onOpenChange, onClose, balance, allowance, settings, onGive, onRecharge, ...root },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { isOpen, setOpen, leave } = useLeaving({ open, defaultOpen, onOpenChange, onClose });
  const [order, setOrder] = useState(usual);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  const { total, count, wish, condition, phrase, delay } = order;
  const missing = Math.max(0, total - balance);
  const wholeUpTo = (limit: number) => {
    const most = integer(limit);
    return t`填 1 到 ${most} 的整数`;
  };
  const countFault = !isCount(count, envelopeLimits.count)
    ? wholeUpTo(envelopeLimits.count)
    : count > total
      ? t`每个至少 1 黄钻`
      : undefined;
  const isCapped = allowance !== undefined && total > allowance;
  const change = (part: Partial<EnvelopeOrder>) => {
    setOrder({ ...order, ...part });
    setRefused('');
  };

  async function give(): Promise<void> {
    if (sending) return;
    if (missing > 0) return onRecharge(missing);
    setSending(true);
    setRefused('');
    try {
      const answer = await onGive({ ...order, wish: wish.trim(), phrase: condition === 'phrase' ? phrase.trim() : '' });
      if (typeof answer === 'object') setRefused(answer.refused);
      else if (answer) setOpen(false);
    } finally {
      setSending(false);
    }
  }
  const conditions: Record<EnvelopeCondition, string> = { everyone: t`所有人`, followers: t`关注主播的人`, phrase: t`说出口令的人` };
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      keepOnOutsidePress
      title={t`发红包`}
      footer={
        <DialogActions
          confirm={missing > 0 ? t`去充值` : t`塞 ${total} 黄钻`}
          onConfirm={() => void give()}
          onCancel={leave}
          loading={sending}
          disabled={!isWhole(order) || isCapped}
        />
      }
      ref={ref}
      {...rootOf(root)}
    >
      <div className={form}>
        <div className={pair}>
          <FormField label={t`总黄钻`} required {...(!isCount(total, envelopeLimits.total) && { error: wholeUpTo(envelopeLimits.total) })}>
            <NumberField
              value={total}
              onValueChange={(next) => change({ total: next ?? 0 })}
              min={1}
              max={envelopeLimits.total}
              step={10}
              keepsTyped
            />
          </FormField>
          <FormField label={t`红包个数`} required {...(countFault !== undefined && { error: countFault })}>
            <NumberField
              value={count}
              onValueChange={(next) => change({ count: next ?? 0 })}
              min={1}
              max={envelopeLimits.count}
              keepsTyped
            />
          </FormField>
        </div>
        <Input label={t`祝福语`} value={wish} onValueChange={(next) => change({ wish: next })} maxLength={envelopeLimits.wish} counter />
        <FormField label={t`谁能抢`}>
          <SegmentedControl
            stretch
            segments={(['everyone', 'followers', 'phrase'] as const).map((value) => ({ value, label: conditions[value] }))}
            value={condition}
            onValueChange={(next) => change({ condition: next })}
          />
        </FormField>
        {condition === 'phrase' && (
          <Input
            label={t`口令`}
            value={phrase}
            onValueChange={(next) => change({ phrase: next })}
            maxLength={envelopeLimits.phrase}
            counter
            required
          />
        )}
        <FormField label={t`什么时候开抢`}>
          <SegmentedControl
            stretch
            segments={envelopeDelays.map((seconds) => {
              const minutes = seconds / 60;
              return { value: String(seconds), label: seconds === 0 ? t`马上` : t`${minutes} 分钟后` };
            })}
            value={String(delay)}
            onValueChange={(next) => change({ delay: Number(next) })}
          />
        </FormField>
        <div className={line}>
          <span>
            {t`余额`} <PriceTag sum amount={balance} size="s" />
          </span>
          {settings}
        </div>
        <p className={refusal} role="alert">
          {isCapped ? t`超过自己设的上限` : refused}
        </p>
      </div>
    </Dialog>
  );
});
