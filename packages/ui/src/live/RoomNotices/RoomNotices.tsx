import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gift, Mail, Wifi, WifiOff, X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { qualityNames, type PlayerQualityKind } from '../PlayerFrame/index.ts';
import { glyph, list, row, words } from './RoomNotices.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A small thing that the room says to this viewer alone. */
export type RoomNotice =
  /** The picture stutters and a lower quality would run smoothly. */
  | { kind: 'quality'; id: string; from: PlayerQualityKind; to: PlayerQualityKind }
  /** An order fell short of diamonds. */
  | { kind: 'shortage'; id: string; gift: string; count: number; missing: number }
  /** A line has failed and another one is available; `to` is its name in the line menu. */
  | { kind: 'line'; id: string; to: string }
  /** A red envelope lies open in the room and the viewer has not taken from it. */
  | { kind: 'envelope'; id: string; from: string; left: number };

export interface RoomNoticesProps extends RootProps {
  /** Newest last. */
  notices: readonly RoomNotice[];
  /** The offered act: switch, top up, change lines, open the envelope. */
  onAct: (notice: RoomNotice) => void;
  onClose: (id: string) => void;
}

/** Notices with one action each, on the viewer's picture or gifts; announced politely. */
export const RoomNotices = forwardRef<HTMLDivElement, RoomNoticesProps>(function RoomNotices({ notices, onAct, onClose, ...root }, ref) {
  const { t, i18n } = useLingui();
  const show = (notice: RoomNotice): { icon: ReactNode; text: ReactNode; plain: string; act: string; money?: boolean } => {
    if (notice.kind === 'quality') {
      const [from, to] = [i18n._(qualityNames[notice.from]), i18n._(qualityNames[notice.to])];
      const text = t`${from}有点卡，换${to}会更顺`;
      return { icon: <Wifi size={16} aria-hidden />, text, plain: text, act: t`换到${to}` };
    }
    if (notice.kind === 'line') {
      const { to } = notice;
      const text = t`线路断了，正在重连`;
      return { icon: <WifiOff size={16} aria-hidden />, text, plain: text, act: t`换到${to}` };
    }
    if (notice.kind === 'envelope') {
      const { from, left } = notice;
      const text = t`${from}发了红包，${plural(left, { other: '还剩 # 个' })}`;
      return { icon: <Mail size={16} aria-hidden />, text, plain: text, act: t`抢红包` };
    }
    const { gift, count, missing } = notice;
    const text = t`送${gift} ×${count} 还差`;
    return {
      icon: <Gift size={16} aria-hidden />,
      text: (
        <>
          <span>{text}</span> <PriceTag sum amount={missing} size="s" />
        </>
      ),
      plain: text,
      act: t`充值`,
      money: true,
    };
  };
  return (
    <div className={list} role="status" aria-label={t`房间提醒`} ref={ref} {...rootOf(root)}>
      {notices.map((notice) => {
        const { icon, text, plain, act, money } = show(notice);
        return (
          <div key={notice.id} className={row}>
            <span className={glyph}>{icon}</span>
            <span className={words}>{text}</span>
            <Button size="s" tone={money ? 'diamond' : 'soft'} onClick={() => onAct(notice)}>
              {act}
            </Button>
            <IconButton label={t`关闭：${plain}`} size="s" icon={<X size={16} aria-hidden />} onClick={() => onClose(notice.id)} />
          </div>
        );
      })}
    </div>
  );
});
