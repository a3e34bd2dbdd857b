import { Menu } from '@base-ui/react/menu';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronUp } from 'lucide-react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { menuItem, menuItemNote, menuLayer, menuPanel, menuTick, textButton } from './PlayerControls.css.ts';
import type { PlayerQuality, PlayerQualityKind } from './playerState.ts';

/** Words of the qualities, as the specification has them. */
const qualityNames: Record<PlayerQualityKind, MessageDescriptor> = { original: msg`原画`, high: msg`高清`, standard: msg`标清`, smooth: msg`流畅`, auto: msg`自动` };

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
  const theme = usePortalTheme();
  const name = i18n._(qualityNames[quality]);
  return (
    <Menu.Root onOpenChange={onOpenChange}>
      <Menu.Trigger className={textButton} aria-label={t`清晰度：${name}`}>
        {name}
        <ChevronUp size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <div {...theme}>
          <Menu.Positioner className={menuLayer} side="top" sideOffset={8} collisionPadding={8}>
            <Menu.Popup className={menuPanel}>
              <Menu.RadioGroup value={quality} onValueChange={(next: PlayerQualityKind) => onQualityChange(next)}>
                {qualities.map(({ kind, note }) => (
                  <Menu.RadioItem key={kind} value={kind} className={menuItem} closeOnClick>
                    <span className={menuTick}>
                      <Menu.RadioItemIndicator>
                        <Check size={16} aria-hidden />
                      </Menu.RadioItemIndicator>
                    </span>
                    {i18n._(qualityNames[kind])}
                    {note && <span className={menuItemNote}>{note}</span>}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </div>
      </Menu.Portal>
    </Menu.Root>
  );
}
