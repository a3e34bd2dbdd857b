import { useLingui } from '@lingui/react/macro';
import { Bell, BellOff, BellPlus, BellRing, CalendarPlus } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { Popover, PopoverClose } from '../../overlays/Popover/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { panel, reserveCount } from './ScheduleRow.css.ts';
import type { ScheduleRowProps } from './ScheduleRow.types.ts';

/** Button that reserves a match; for a reserved one it opens a menu of changes. */
export function ReserveAct({
  match,
  reservation = 'none',
  onReserve,
  onCancel,
  onRemind,
  onCalendar,
}: Pick<ScheduleRowProps, 'match' | 'reservation' | 'onReserve' | 'onCancel' | 'onRemind'> & {
  onCalendar: ScheduleRowProps['onCalendar'] | undefined;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, reserveCount: count } = match;
  const home = match.home.shortName;
  const away = match.away.shortName;
  if (reservation === 'none' || reservation === 'pending') {
    return (
      <Button
        tone="soft"
        size="s"
        loading={reservation === 'pending'}
        icon={<BellPlus size={16} aria-hidden />}
        title={t`预约`}
        onClick={() => onReserve(id)}
      >
        {t`预约`}
        {count > 0 && <span className={reserveCount}>{format.compact(count)}</span>}
        <span className={visuallyHidden}> {t`${home} 对 ${away}`}</span>
      </Button>
    );
  }
  const reminding = reservation === 'reminding';
  return (
    <Popover
      label={t`预约：${home} 对 ${away}`}
      align="end"
      trigger={
        <Button
          tone="outline"
          size="s"
          title={t`已预约`}
          icon={reminding ? <BellRing size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
        >
          {t`已预约`}
          <span className={visuallyHidden}> {t`${home} 对 ${away}`}</span>
        </Button>
      }
    >
      <div className={panel}>
        <Switch side="end" checked={reminding} onCheckedChange={(on) => onRemind(id, on)}>
          {t`开赛时提醒我`}
        </Switch>
        {onCalendar && (
          <Button tone="soft" size="s" icon={<CalendarPlus size={16} aria-hidden />} onClick={() => onCalendar(id)}>
            {t`加入日历`}
          </Button>
        )}
        <PopoverClose>
          <Button tone="outline" size="s" icon={<BellOff size={16} aria-hidden />} onClick={() => onCancel(id)}>
            {t`取消预约`}
          </Button>
        </PopoverClose>
      </div>
    </Popover>
  );
}
