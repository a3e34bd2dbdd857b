import type { ReactNode } from 'react';
import { row, rowName } from './DanmakuSettings.css.ts';

/** A control of the settings after its label; the label is its accessible name. */
export function SettingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={row}>
      <span className={rowName} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
