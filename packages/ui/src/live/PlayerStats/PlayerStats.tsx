import { useLingui } from '@lingui/react/macro';
import { Copy, X } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, frame, head, row, rows } from './PlayerStats.css.ts';
import type { PlayerFigures } from './figures.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** One line of the figures. */
interface StatRow {
  id: string;
  name: string;
  value: string;
  /** Marks a count of failures. */
  isTrouble?: boolean;
}

const million = 1_000_000;

/** Gives the lines of the figures that are known, in the reader's language. */
function useStatRows(figures: PlayerFigures): StatRow[] {
  const { t, i18n } = useLingui();
  const fixed = (value: number, digits: number) => i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rate = (bits: number) => `${fixed(bits / million, bits < million ? 2 : 1)} Mbps`;
  const { width, height, frameRate, dropped, frames, bitRate, lineRate, buffer, latency, target, isLowLatency, codecs } = figures;
  const [shown, aim, lost, all] = [
    latency === null ? '' : fixed(latency, 1),
    target === null ? '' : fixed(target, 1),
    dropped,
    i18n.number(frames),
  ];
  const picture = width > 0 && `${width}×${height}${frameRate === null ? '' : ` · ${Math.round(frameRate)} fps`}`;
  const ahead = fixed(buffer, 1);
  const { stalls, reconnects } = figures;
  const lines: (Omit<StatRow, 'value'> & { value: string | false | null })[] = [
    { id: 'picture', name: t`分辨率`, value: picture },
    { id: 'bitRate', name: t`码率`, value: bitRate !== null && rate(bitRate) },
    { id: 'lineRate', name: t`网速`, value: lineRate !== null && rate(lineRate) },
    { id: 'latency', name: t`延迟`, value: shown !== '' && (aim === '' ? t`${shown} 秒` : t`${shown} 秒，目标 ${aim} 秒`) },
    { id: 'buffer', name: t`缓冲`, value: t`${ahead} 秒` },
    { id: 'rate', name: t`倍速`, value: figures.rate !== 1 && `${fixed(figures.rate, 2)}×` },
    { id: 'way', name: t`方式`, value: isLowLatency === null ? null : isLowLatency ? 'LL-HLS' : 'HLS' },
    { id: 'codecs', name: t`编码`, value: codecs },
    { id: 'dropped', name: t`丢帧`, value: lost > 0 && `${i18n.number(lost)} / ${all}`, isTrouble: true },
    { id: 'stalls', name: t`卡顿`, value: stalls > 0 && t`${stalls} 次`, isTrouble: true },
    { id: 'reconnects', name: t`重连`, value: reconnects > 0 && t`${reconnects} 次`, isTrouble: true },
  ];
  return lines.flatMap(({ value, ...line }) => (value ? [{ ...line, value }] : []));
}

export interface PlayerStatsProps extends RootProps {
  /** As they are now; the host gives new ones about once a second. */
  figures: PlayerFigures;
  onClose: () => void;
  /** Called with the figures as lines of text, such as for the clipboard; without it there is no such button. */
  onCopy?: (text: string) => void;
}

/**
 * The figures of a stream over its picture, for viewers who want to know why it stutters. An unknown figure has no row,
 * and counts of failures have none while they are 0.
 */
export const PlayerStats = forwardRef<HTMLElement, PlayerStatsProps>(function PlayerStats({ figures, onClose, onCopy, ...root }, ref) {
  const { t } = useLingui();
  const statRows = useStatRows(figures);
  return (
    <section className={frame} aria-label={t`画面数据`} ref={ref} {...rootOf(root)}>
      <div className={head}>
        <h3 className={bare}>{t`画面数据`}</h3>
        <span className={acts}>
          {onCopy && (
            <IconButton
              size="s"
              label={t`复制`}
              icon={<Copy size={16} aria-hidden />}
              onClick={() => onCopy(statRows.map(({ name, value }) => `${name}: ${value}`).join('\n'))}
            />
          )}
          <IconButton size="s" label={t`关闭`} icon={<X size={16} aria-hidden />} onClick={onClose} />
        </span>
      </div>
      <dl className={rows}>
        {statRows.map(({ id, name, value, isTrouble }) => (
          <div key={id} className={row} data-trouble={isTrouble || undefined}>
            <dt className={bare}>{name}</dt>
            <dd className={bare}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
