import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { bar, choice } from './RoundPicker.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** A round of a season. */
export interface PickedRound {
  id: string;
  /** 第29轮, 半决赛. */
  name: string;
  /** Dates of the round, as a short text: 3/13 - 3/17. */
  note?: string;
}

export interface RoundPickerProps extends RootProps {
  /** In the order of play. */
  rounds: readonly PickedRound[];
  /** Id of the chosen one. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). Default the first. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
}

/** Chooses a round of a season: the ones beside it by arrows, any by the list. */
export const RoundPicker = forwardRef<HTMLDivElement, RoundPickerProps>(function RoundPicker(
  { rounds, value: given, defaultValue, onValueChange: notifyChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | undefined, string>(given, defaultValue ?? rounds[0]?.id, notifyChange);
  const at = rounds.findIndex(({ id }) => id === value);
  const [before, after] = [rounds[at - 1], at < 0 ? undefined : rounds[at + 1]];
  return (
    <div className={bar} role="group" aria-label={t`轮次`} ref={ref} {...rootOf(root)}>
      <IconButton
        label={t`上一轮`}
        icon={<ChevronLeft size={16} aria-hidden />}
        disabled={!before}
        onClick={() => before && onValueChange(before.id)}
      />
      <span className={choice}>
        <Select
          label={t`轮次`}
          options={rounds.map(({ id, name, note }) => ({ value: id, label: name, ...(note && { note }) }))}
          value={rounds[at]?.id ?? null}
          onValueChange={onValueChange}
        />
      </span>
      <IconButton
        label={t`下一轮`}
        icon={<ChevronRight size={16} aria-hidden />}
        disabled={!after}
        onClick={() => after && onValueChange(after.id)}
      />
    </div>
  );
});
