import { useLingui } from '@lingui/react/macro';
import type { PlayerFigures } from './figures.ts';

/** One line of the figures. */
export interface StatRow {
  id: string;
  name: string;
  value: string;
  /** Marks a count of failures. */
  isTrouble?: boolean;
}

const million = 1_000_000;

/** Gives the lines of the figures that are known, in the reader's language. */
export function useStatRows(figures: PlayerFigures): StatRow[] {
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
