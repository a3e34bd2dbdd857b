import { Menu } from '@base-ui/react/menu';
import { useLingui } from '@lingui/react/macro';
import { Check, Languages } from 'lucide-react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { uiLocales, type UiLocale } from '../locales/index.ts';
import { usePortalTheme } from '../UiProvider/index.ts';
import * as css from './LanguageSwitch.css.ts';

/** Each language in its own words, so that whoever is lost finds home. */
const languageNames: Record<UiLocale, string> = { zh: '中文', en: 'English', vi: 'Tiếng Việt' };

export interface LanguageSwitchProps {
  /** The language in use. */
  value: UiLocale;
  /** Another language was chosen; never called with the one in use. */
  onChange: (locale: UiLocale) => void;
}

/** Menu of the site's languages, for the header. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  const current = languageNames[value];
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<HeaderAction icon={<Languages size={20} aria-hidden />}>{current}</HeaderAction>} aria-label={t`语言：${current}`} />
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
