import { useLingui } from '@lingui/react/macro';
import { Check, Minus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import * as css from './SandboxPanel.css.ts';

/** Choices of the payer. */
export type SandboxPress = 'pay' | 'cancel' | 'fail';

/** An option with its label. */
export interface SandboxChoice {
  id: string;
  label: string;
}

/** A line of the log. */
export interface SandboxLine {
  id: string;
  /** 22:31:08. */
  time: string;
  /** notify paid #1. */
  event: string;
  /** Outcome of the notice. */
  verdict: string;
  tone: 'neutral' | 'success' | 'info' | 'warning' | 'live';
}

export interface SandboxPanelProps {
  /** Sum that would be paid, formatted for display. */
  price: string;
  reasons: readonly SandboxChoice[];
  ways: readonly SandboxChoice[];
  /** Signature method of the notices: HMAC-SHA256. */
  signature: string;
  lines: readonly SandboxLine[];
  /** One of the acts was pressed, with the chosen reason and way. */
  onAct: (act: SandboxPress, choice: { reason: string; way: string }) => void;
  /** Whether an act is pending; default false. */
  busy?: boolean;
}

/** Control panel of the payment sandbox: decides how a payment ends and how its notice arrives, and shows how the site handled it. */
export function SandboxPanel({ price, reasons, ways, signature, lines, onAct, busy = false }: SandboxPanelProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState(reasons[0]?.id ?? '');
  const [way, setWay] = useState(ways[0]?.id ?? '');
  const acts: { id: SandboxPress; sign: ReactNode; title: string; note: string }[] = [
    { id: 'pay', sign: <Check size={16} strokeWidth={3} aria-hidden />, title: t`支付 ${price}`, note: t`发 paid 回调，黄钻到账` },
    { id: 'cancel', sign: <Minus size={16} strokeWidth={3} aria-hidden />, title: t`取消付款`, note: t`发 canceled 回调，关闭订单` },
    { id: 'fail', sign: <X size={16} strokeWidth={3} aria-hidden />, title: t`付款失败`, note: t`发 failed 回调，带原因码` },
  ];
  return (
    <aside className={css.panel} aria-label={t`模拟结果`}>
      <div className={css.head}>
        <h2 className={css.title}>{t`模拟结果`}</h2>
        <Chip>{t`只在沙盒出现`}</Chip>
      </div>
      <div className={css.acts}>
        {acts.map(({ id, sign, title, note }) => (
          <button key={id} type="button" className={css.act[id]} disabled={busy} onClick={() => onAct(id, { reason, way })}>
            <span className={css.sign[id]}>{sign}</span>
            <span className={css.words}>
              <span className={css.name}>{title}</span>
              <span className={css.note}>{note}</span>
            </span>
          </button>
        ))}
      </div>
      <Choices label={t`失败原因`} choices={reasons} value={reason} onChoose={setReason} />
      <Choices label={t`回调怎么来`} choices={ways} value={way} onChoose={setWay} />
      <div className={css.log}>
        <div className={css.logHead}>
          <h3 className={css.logTitle}>{t`回调记录`}</h3>
          <span className={css.faint}>{signature}</span>
        </div>
        <ol className={css.lines} aria-live="polite">
          {lines.map(({ id, time, event, verdict, tone }) => (
            <li key={id} className={css.line}>
              <span className={css.time}>{time}</span>
              <span className={css.event}>{event}</span>
              <Chip tone={tone}>{verdict}</Chip>
            </li>
          ))}
        </ol>
        {lines.length === 0 && <p className={css.faint}>{t`等你点一个结果`}</p>}
      </div>
    </aside>
  );
}

function Choices({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string;
  choices: readonly SandboxChoice[];
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={css.choices}>
      <span className={css.faint}>{label}</span>
      <span className={css.chips}>
        {choices.map((choice) => (
          <Chip key={choice.id} size="m" onPress={() => onChoose(choice.id)} pressed={choice.id === value}>
            {choice.label}
          </Chip>
        ))}
      </span>
    </div>
  );
}
