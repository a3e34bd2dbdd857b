import { useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import { RadioMenu } from '../../overlays/RadioMenu/index.ts';
import { textButton } from './PlayerControls.css.ts';
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
  const trigger = (
    <button type="button" className={textButton} aria-label={t`清晰度：${name}`}>
      {name}
      <ChevronUp size={16} aria-hidden />
    </button>
  );
  const options = qualities.map(({ kind, note }) => ({ value: kind, label: i18n._(qualityNames[kind]), note }));
  return (
    <RadioMenu
      trigger={trigger}
      value={quality}
      onValueChange={onQualityChange}
      options={options}
      look="ticked"
      side="top"
      align="center"
      modal
      onOpenChange={onOpenChange}
    />
  );
}
