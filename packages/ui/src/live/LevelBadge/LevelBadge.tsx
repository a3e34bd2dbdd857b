import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { badge, letters } from './LevelBadge.css.ts';
import { levelTiers } from './levels.data.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LevelBadgeProps extends RootProps {
  /** Level from 1; each ten levels have a colour of their own. */
  level: number;
  /** Height 16, 20 or 28 px; default `s`. */
  size?: keyof typeof badge;
}

/** The small slanted badge with a member's level. */
export const LevelBadge = forwardRef<HTMLSpanElement, LevelBadgeProps>(function LevelBadge({ level, size = 's', ...root }, ref) {
  const { t } = useLingui();
  const tier: CSSProperties & Record<'--tier', string | undefined> = { '--tier': levelTiers.find(([from]) => level >= from)?.[1] };
  return (
    <span className={badge[size]} style={tier} ref={ref} {...rootOf(root)}>
      <span aria-hidden="true">
        <span className={letters[size]}>LV</span>
        {level}
      </span>
      <span className={visuallyHidden}>{t`等级 ${level}`}</span>
    </span>
  );
});
