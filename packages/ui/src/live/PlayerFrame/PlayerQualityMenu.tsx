import { useLingui } from '@lingui/react/macro';
import { PlayerMenu } from './PlayerMenu.tsx';
import { playerQualityKinds, type PlayerQuality, type PlayerQualityKind } from './playerState.ts';
import { qualityNames } from './qualityNames.ts';

export interface PlayerQualityMenuProps {
  qualities: readonly PlayerQuality[];
  quality: PlayerQualityKind;
  onQualityChange: (quality: PlayerQualityKind) => void;
  /** Whether the menu is open, so that the controls stay. */
  onOpenChange: (open: boolean) => void;
}

/** Qualities that are listed where a stream has them, and not marked as missing where it has not. */
const extras: ReadonlySet<PlayerQualityKind> = new Set(['audio', 'auto']);

/** Menu of the picture's quality. All four qualities of the specification are listed: one that this picture lacks is marked. */
export function PlayerQualityMenu({ qualities, quality, onQualityChange, onOpenChange }: PlayerQualityMenuProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(qualityNames[quality]);
  return (
    <PlayerMenu
      label={t`清晰度：${name}`}
      shown={name}
      value={quality}
      onValueChange={(kind) => onQualityChange(kind as PlayerQualityKind)}
      options={playerQualityKinds.flatMap((kind) => {
        const own = qualities.find((one) => one.kind === kind);
        if (!own && extras.has(kind)) return [];
        const option = { value: kind, label: i18n._(qualityNames[kind]) };
        return [own ? { ...option, note: own.note } : { ...option, note: t`这路画面没有`, disabled: true }];
      })}
      onOpenChange={onOpenChange}
    />
  );
}
