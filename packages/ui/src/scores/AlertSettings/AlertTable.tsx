import { useLingui } from '@lingui/react/macro';
import { Check, Goal, Minus, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardMark } from '../CardMark/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { alertEvents, type AlertChoices, type AlertEvent, type AlertWays } from './alerts.ts';
import * as css from './AlertSettings.css.ts';

export interface AlertTableProps {
  events: AlertChoices['events'];
  onChange: (events: AlertChoices['events']) => void;
}

const signs: Record<AlertEvent, ReactNode> = {
  goal: <Goal size={16} />,
  red: <CardMark kind="red" />,
  yellow: <CardMark kind="yellow" />,
  turns: <Timer size={16} />,
};

/** Events by the ways they call, a switch in each cell. */
export function AlertTable({ events, onChange }: AlertTableProps) {
  const { t } = useLingui();
  const names: Record<AlertEvent, string> = { goal: t`进球`, red: t`红牌`, yellow: t`黄牌`, turns: t`开赛、中场、完场` };
  const columns: Record<keyof AlertWays, string> = { popup: t`弹窗`, sound: t`声音` };
  const ways = ['popup', 'sound'] as const;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.eventHead}>{t`事件`}</th>
          {ways.map((way) => (
            <th key={way} scope="col" className={css.wayHead}>
              {columns[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {alertEvents.map((event) => {
          const row = events[event];
          if (!row) return null;
          return (
            <tr key={event}>
              <th scope="row" className={css.event}>
                <span className={css.eventName}>
                  <span className={css.sign} aria-hidden="true">
                    {signs[event]}
                  </span>
                  {names[event]}
                </span>
              </th>
              {ways.map((way) => (
                <td key={way} className={css.cell}>
                  <Way
                    on={row[way]}
                    label={`${names[event]}：${columns[way]}`}
                    onChange={(on) => onChange({ ...events, [event]: { ...row, [way]: on } })}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Way({ on, label, onChange }: { on: AlertWays['popup']; label: string; onChange: (on: boolean) => void }) {
  const { t } = useLingui();
  if (typeof on === 'boolean') {
    return (
      <Switch labelHidden checked={on} onCheckedChange={onChange}>
        {label}
      </Switch>
    );
  }
  const [Icon, words] = on === 'always' ? [Check, t`始终提醒`] : [Minus, t`没有这种提醒`];
  return (
    <span className={css.fixed} title={words}>
      <Icon size={16} aria-hidden />
      <span className={visuallyHidden}>{words}</span>
    </span>
  );
}
