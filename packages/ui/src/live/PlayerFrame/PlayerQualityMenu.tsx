import { useLingui } from '@lingui/react/macro';
import { PlayerMenu } from './PlayerMenu.tsx';
import type { PlayerQuality, PlayerQualityKind } from './playerState.ts';
import { qualityNames } from './qualityNames.ts';

export interface PlayerQualityMenuProps {
  qualities: readonly PlayerQuality[];
  quality: PlayerQualityKind;
  onQualityChange: (quality: PlayerQualityKind) => void;
  /** Whether the menu is open, so that the controls stay. */
  onOpenChange: (open: boolean) => void;
}

/** Chooses the quality of the picture. */
export function PlayerQualityMenu({ qualities, quality, onQualityChange, onOpenChange }: PlayerQualityMenuProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(qualityNames[quality]);
  return (
    <PlayerMenu
      label={t`清晰度：${name}`}
      shown={name}
      value={quality}
      onValueChange={(kind) => onQualityChange(kind as PlayerQualityKind)}
      options={qualities.map(({ kind, note }) => ({ value: kind, label: i18n._(qualityNames[kind]), note }))}
      onOpenChange={onOpenChange}
    />
  );
}
