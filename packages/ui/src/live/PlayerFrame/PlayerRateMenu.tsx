import { useLingui } from '@lingui/react/macro';
import { PlayerMenu } from './PlayerMenu.tsx';

/** Speeds of a recording, fastest first. */
export const playerRates = [2, 1.5, 1.25, 1, 0.75, 0.5] as const;

export interface PlayerRateMenuProps {
  /** 1 = as it was. */
  rate: number;
  onRateChange: (rate: number) => void;
  /** Whether the menu is open, so that the controls stay. */
  onOpenChange: (open: boolean) => void;
}

/** Chooses how fast a recording is played. */
export function PlayerRateMenu({ rate, onRateChange, onOpenChange }: PlayerRateMenuProps) {
  const { t, i18n } = useLingui();
  const named = (value: number) => `${i18n.number(value)}×`;
  const shown = named(rate);
  return (
    <PlayerMenu
      label={t`倍速：${shown}`}
      shown={shown}
      value={String(rate)}
      onValueChange={(value) => onRateChange(Number(value))}
      options={playerRates.map((value) => ({ value: String(value), label: named(value) }))}
      onOpenChange={onOpenChange}
    />
  );
}
