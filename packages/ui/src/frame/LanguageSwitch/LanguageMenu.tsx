import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { uiLocales, type UiLocale } from '../../locales/index.ts';
import { usePortalTheme, usePressedAgain } from '../../theme/UiProvider/index.ts';
import { languageNames } from './languageNames.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageMenuProps {
  value: UiLocale;
  onChange: (locale: UiLocale) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Open from the start, because the button was pressed before the menu was there. */
  defaultOpen: boolean;
}

/** The menu itself. */
export default function LanguageMenu({ value, onChange, trigger, defaultOpen }: LanguageMenuProps) {
  const portal = usePortalTheme();
  const button = usePressedAgain(defaultOpen);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={button} render={trigger} />
      <Menu.Portal>
        <div {...portal}>
          <Menu.Positioner className={css.positioner} align="end" sideOffset={8} collisionPadding={8}>
            <Menu.Popup className={css.popup}>
              <Menu.RadioGroup value={value} onValueChange={(locale: UiLocale) => locale !== value && onChange(locale)}>
                {uiLocales.map((locale) => (
                  <Menu.RadioItem key={locale} className={css.item} value={locale} lang={locale} closeOnClick>
                    {languageNames[locale]}
                    <Menu.RadioItemIndicator>
                      <Check size={16} aria-hidden />
                    </Menu.RadioItemIndicator>
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
