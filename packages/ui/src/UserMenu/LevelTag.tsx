import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { visuallyHidden } from '../theme/a11y.css.ts';
import * as css from './LevelTag.css.ts';
import { levelTiers } from './levels.data.ts';

export interface LevelTagProps {
  /** Level from 1. */
  level: number;
}

/** The small slanted badge with a member's level. */
export function LevelTag({ level }: LevelTagProps) {
  const { t } = useLingui();
  const tier: CSSProperties & Record<'--tier', string | undefined> = { '--tier': levelTiers.find(([from]) => level >= from)?.[1] };
  return (
    <span className={css.tag} style={tier}>
      <span aria-hidden="true">LV{level}</span>
      <span className={visuallyHidden}>{t`等级 ${level}`}</span>
    </span>
  );
}
