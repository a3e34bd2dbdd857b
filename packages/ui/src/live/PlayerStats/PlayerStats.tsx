import { useLingui } from '@lingui/react/macro';
import { Copy, X } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, frame, head, row, rows } from './PlayerStats.css.ts';
import { useStatRows } from './useStatRows.ts';
import type { PlayerFigures } from './figures.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

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
  const told = useStatRows(figures);
  return (
    <section className={frame} aria-label={t`画面数据`} ref={ref} {...rootOf(root)}>
      <div className={head}>
        <h3>{t`画面数据`}</h3>
        <span className={acts}>
          {onCopy && (
            <IconButton
              size="s"
              label={t`复制`}
              icon={<Copy size={16} aria-hidden />}
              onClick={() => onCopy(told.map(({ name, value }) => `${name}: ${value}`).join('\n'))}
            />
          )}
          <IconButton size="s" label={t`关闭`} icon={<X size={16} aria-hidden />} onClick={onClose} />
        </span>
      </div>
      <dl className={rows}>
        {told.map(({ id, name, value, isTrouble }) => (
          <div key={id} className={row} data-trouble={isTrouble || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
