import { ChevronUp } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RadioMenuOption, RadioMenuProps } from '../../overlays/RadioMenu/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { textButton } from './PlayerControls.css.ts';

export interface PlayerMenuProps {
  /** Name of the button and of its menu, with the chosen entry. */
  label: string;
  /** Text of the chosen entry on the button. */
  shown: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly RadioMenuOption<string>[];
  /** Whether the menu is open, so that the controls stay. */
  onOpenChange: (open: boolean) => void;
}

const load = async (): Promise<{ default: ComponentType<RadioMenuProps<string>> }> => ({
  default: (await import('../../overlays/RadioMenu/RadioMenu.tsx')).RadioMenu,
});

/** A choice in the player's bar; the code of its menu loads when the button is first approached. */
export function PlayerMenu({ label, shown, ...menu }: PlayerMenuProps) {
  const { Loaded, approach, pressed } = useDeferred(load);
  const trigger = (
    <button type="button" className={textButton} aria-label={label} aria-haspopup="menu" {...approach}>
      {shown}
      <ChevronUp size={16} aria-hidden />
    </button>
  );
  return Loaded ? <Loaded {...menu} trigger={trigger} look="ticked" side="top" align="center" modal pressed={pressed} /> : trigger;
}
