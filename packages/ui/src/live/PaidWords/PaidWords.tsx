import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState, type ReactNode } from 'react';
import { FormField } from '../../forms/FormField/index.ts';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { Dialog, DialogActions } from '../../overlays/Dialog/index.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { danmakuMaxLength } from '../DanmakuComposer/index.ts';
import { balanceLine, form, offerWords, refusal, sum } from './PaidWords.css.ts';
import { useLeaving, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';
import { bare } from '../../theme/bare.css.ts';

/** A kind of paid comment. */
export interface PaidOffer {
  id: string;
  /** 全站喇叭. */
  name: string;
  /** Audience of the comment: 所有直播间都看得到. */
  reach: string;
  /** Diamonds for the next one; 0 is free. */
  price: number;
  /** Number of free ones left this month; left out where none are ever free. */
  freeLeft?: number;
}

export interface PaidWordsProps extends OpenProps, RootProps {
  /** Called when it is closed without sending. */
  onClose?: () => void;
  /** The first is chosen beforehand. */
  offers: readonly PaidOffer[];
  /** Diamonds that the person owns. */
  balance: number;
  /** Diamonds that the person may still spend under their own limit; left out without one. */
  allowance?: number;
  /** Link to the spending limit, beside the balance; default none. */
  settings?: ReactNode;
  /**
   * Sends the text for the price that was shown. The dialog is busy meanwhile; after success it closes,
   * or asks its host to by `onOpenChange`.
   */
  onSend: (offer: PaidOffer, text: string) => DanmakuAnswer | Promise<DanmakuAnswer>;
  /** Diamonds are missing: how many. */
  onRecharge: (missing: number) => void;
}

/** Dialog for a paid comment: its audience and its price, confirmed by a button that names the price. */
export const PaidWords = forwardRef<HTMLDivElement, PaidWordsProps>(function PaidWords(
  { open, defaultOpen, onOpenChange, onClose, offers, balance, allowance, settings, onSend, onRecharge, ...root },
  ref,
) {
  const { t } = useLingui();
  const { isOpen, setOpen, leave } = useLeaving({ open, defaultOpen, onOpenChange, onClose });
  const [chosen, setChosen] = useState(offers[0]?.id ?? null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  const offer = offers.find(({ id }) => id === chosen);
  const price = offer?.price ?? 0;
  const missing = Math.max(0, price - balance);
  const isCapped = allowance !== undefined && price > allowance;
  const words = writtenIn(text);

  async function send(): Promise<void> {
    if (!offer || sending) return;
    if (missing > 0) return onRecharge(missing);
    setSending(true);
    setRefused('');
    try {
      const answer = await onSend(offer, words);
      if (typeof answer === 'object') setRefused(answer.refused);
      else if (answer) setOpen(false);
    } finally {
      setSending(false);
    }
  }
  const confirm = missing > 0 ? t`去充值` : price === 0 ? t`免费发送` : t`花 ${price} 黄钻发送`;
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      keepOnOutsidePress
      title={t`让更多人看到`}
      footer={
        <DialogActions
          confirm={confirm}
          onConfirm={() => void send()}
          onCancel={leave}
          loading={sending}
          disabled={words === '' || isCapped}
        />
      }
      ref={ref}
      {...rootOf(root)}
    >
      <div className={form}>
        <FormField label={t`发到哪里`} labelHidden>
          <RadioGroup
            look="cards"
            value={chosen}
            onValueChange={setChosen}
            options={offers.map(({ id, name, reach, price: cost, freeLeft }) => ({
              value: id,
              label: (
                <span className={offerWords}>
                  <b className={bare}>{name}</b>
                  <PriceTag amount={cost} size="s" />
                  <small className={bare}>{freeLeft === undefined ? reach : `${reach} · ${t`本月还剩 ${freeLeft} 条免费`}`}</small>
                </span>
              ),
            }))}
          />
        </FormField>
        <FormField label={t`说什么`}>
          <Textarea rows={2} value={text} onValueChange={setText} maxLength={danmakuMaxLength} placeholder={t`发出后不能收回`} />
        </FormField>
        <div className={balanceLine}>
          <span className={sum}>
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
