import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { danmakuMaxLength } from '../DanmakuComposer/index.ts';
import { HornBanner } from '../HornBanner/index.ts';
import { balanceLine, foot, form, hint, preview, refusal } from './HornForm.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** A live room that a horn can be blown from. */
export interface HornRoom {
  id: string;
  title: string;
  /** Nickname of its anchor. */
  nickname: string;
}

export interface HornFormProps extends RootProps {
  /** Live rooms; the first is chosen beforehand. */
  rooms: readonly HornRoom[];
  /** Sender, for the preview; the portrait is drawn from the seed. */
  from: { nickname: string; avatarSeed: string };
  /** Diamonds for one. */
  price: number;
  /** Diamonds that the person owns. */
  balance: number;
  /** Diamonds that the person may still spend under their own limit; left out without one. */
  allowance?: number;
  /** Link to the spending limit, beside the balance; default none. */
  settings?: ReactNode;
  /** Blows it for the price that is shown; the form is busy meanwhile, and empty after success. */
  onSend: (roomId: string, text: string) => DanmakuAnswer | Promise<DanmakuAnswer>;
  /** Diamonds are missing: how many. */
  onRecharge: (missing: number) => void;
}

/** Form for a horn in every room: its room, its text, a preview, and the price. */
export const HornForm = forwardRef<HTMLFormElement, HornFormProps>(function HornForm(
  { rooms, from, price, balance, allowance, settings, onSend, onRecharge, ...root },
  ref,
) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  // A room that went off the air while one wrote gives its place to the first that is on.
  const room = rooms.find(({ id }) => id === wanted) ?? rooms[0];
  const words = writtenIn(text);
  const missing = Math.max(0, price - balance);
  const isCapped = allowance !== undefined && price > allowance;

  async function send(): Promise<void> {
    if (!room || sending) return;
    if (missing > 0) return onRecharge(missing);
    setSending(true);
    setRefused('');
    try {
      const answer = await onSend(room.id, words);
      if (answer === true) setText('');
      else if (typeof answer === 'object') setRefused(answer.refused);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      ref={ref}
      {...rootOf(root)}
    >
      <FormField label={t`从哪个直播间发`}>
        <Select
          options={rooms.map(({ id, title, nickname }) => ({ value: id, label: `${nickname} · ${title}` }))}
          value={room?.id ?? null}
          onValueChange={setWanted}
          placeholder={t`现在没有直播间在播`}
          disabled={!room}
        />
      </FormField>
      <FormField label={t`说什么`}>
        <Textarea rows={2} value={text} onValueChange={setText} maxLength={danmakuMaxLength} placeholder={t`发出后不能收回`} />
      </FormField>
      <div className={preview}>
        <span className={hint}>{t`各直播间看到的样子`}</span>
        <HornBanner from={from} words={words || t`喇叭内容`} />
      </div>
      <div className={foot}>
        <span className={balanceLine}>
          {t`余额`} <PriceTag sum amount={balance} size="s" />
          {settings}
        </span>
        <Button type="submit" loading={sending} disabled={!room || (missing === 0 && (words === '' || isCapped))}>
          {missing > 0 ? t`去充值` : t`花 ${price} 黄钻发送`}
        </Button>
      </div>
      <p className={refusal} role="alert">
        {isCapped && missing === 0 ? t`超过自己设的上限` : refused}
      </p>
    </form>
  );
});
