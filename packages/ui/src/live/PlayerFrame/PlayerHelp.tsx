import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { KeyHint } from '../../actions/KeyHint/index.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { playerActs, playerKeyGroups, playerKeys, type PlayerAct } from './playerKeys.data.ts';
import { helpColumn, helpColumns, helpGroup, helpKeys, helpRow } from './PlayerHelp.css.ts';
import { bare } from '../../theme/bare.css.ts';

export interface PlayerHelpProps {
  open: boolean;
  onClose: () => void;
  /** Acts that work here; the others are not listed. */
  available: ReadonlySet<PlayerAct>;
}

const groups = Object.keys(playerKeyGroups) as (keyof typeof playerKeyGroups)[];

/** The list of keys, from the same table that listens. */
export function PlayerHelp({ open, onClose, available }: PlayerHelpProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  return (
    // Focus moves to the list: on the close button it would open a hint, and Escape would close that first.
    <Dialog open={open} onClose={onClose} initialFocus={list} title={t`快捷键`} description={t`在输入框里打字时不生效`} size="xl">
      <div ref={list} className={helpColumns} tabIndex={-1}>
        {groups.map((group) => (
          <section key={group} className={helpColumn}>
            <h3 className={helpGroup}>{i18n._(playerKeyGroups[group])}</h3>
            <dl className={bare}>
              {playerActs
                .filter((act) => playerKeys[act].group === group && available.has(act))
                .map((act) => (
                  <div key={act} className={helpRow}>
                    <dt className={bare}>{i18n._(playerKeys[act].name)}</dt>
                    <dd className={helpKeys}>
                      <KeyHint look="list" keys={playerKeys[act].shown.map((key) => (typeof key === 'string' ? key : i18n._(key)))} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
