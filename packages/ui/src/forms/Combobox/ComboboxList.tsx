import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, RefreshCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import {
  groupLabel,
  layer,
  list,
  nothing,
  option,
  optionIcon,
  optionNote,
  optionTick,
  optionWords,
} from '../../theme/recipes/options.css.ts';
import type { SelectOption } from '../Select/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { listBox } from './Combobox.css.ts';
import type { ComboboxBase } from './Combobox.types.ts';
import type { ComboboxItems } from './items.ts';

const item = (entry: SelectOption) => (
  <Base.Item key={entry.value} value={entry} disabled={entry.disabled} className={option}>
    {entry.icon && <span className={optionIcon}>{entry.icon}</span>}
    <span className={optionWords}>{entry.label}</span>
    {entry.note !== undefined && <span className={optionNote}>{entry.note}</span>}
    <span className={optionTick}>
      <Base.ItemIndicator>
        <Check size={16} aria-hidden />
      </Base.ItemIndicator>
    </span>
  </Base.Item>
);

export interface ComboboxListProps {
  /** Whether the choices are grouped. */
  grouped: boolean;
  /** Shown where nothing matches. */
  empty?: ReactNode;
  /** Load state of the choices. */
  status: NonNullable<ComboboxBase<string>['status']>;
  onRetry: (() => void) | undefined;
}

/** Says that the choices did not come. */
function Failed({ onRetry }: Pick<ComboboxListProps, 'onRetry'>) {
  const { t } = useLingui();
  return (
    <div className={nothing} role="status">
      <CircleAlert size={20} aria-hidden />
      <span>{t`选项没能送到`}</span>
      {onRetry && (
        <Button tone="outline" size="s" icon={<RefreshCw size={16} aria-hidden />} onClick={onRetry}>
          {t`重试`}
        </Button>
      )}
    </div>
  );
}

/** The floating list of a combobox: matches in groups, or a message where there are none. */
export function ComboboxList({ grouped, empty, status, onRetry }: ComboboxListProps) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  return (
    <Base.Portal>
      <div {...theme}>
        <Base.Positioner className={layer} align="start" sideOffset={6} collisionPadding={12}>
          <Base.Popup className={list} aria-busy={status === 'loading' || undefined}>
            {status === 'error' && <Failed onRetry={onRetry} />}
            <Base.Empty className={nothing}>
              {status === 'loading' && t`正在找…`}
              {status === 'ready' && (
                <>
                  <SearchX size={20} aria-hidden />
                  {empty ?? t`没有找到，换个词试试`}
                </>
              )}
            </Base.Empty>
            <Base.List className={listBox}>
              {grouped
                ? (group: ComboboxItems) => (
                    <Base.Group key={group.label} items={group.items}>
                      <Base.GroupLabel className={groupLabel}>{group.label}</Base.GroupLabel>
                      <Base.Collection>{item}</Base.Collection>
                    </Base.Group>
                  )
                : item}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </div>
    </Base.Portal>
  );
}
