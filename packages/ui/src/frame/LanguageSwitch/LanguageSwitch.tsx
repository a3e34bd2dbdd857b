import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { forwardRef, type ComponentType } from 'react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { uiLocales, type UiLocale } from '../../locales/index.ts';
import type { RadioMenuProps } from '../../overlays/RadioMenu/index.ts';
import { languageNames } from './languageNames.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState, type OpenProps } from '../../theme/useControllableState.ts';

export interface LanguageSwitchProps extends OpenProps, RootProps {
  /** The language in use. */
  value?: UiLocale;
  /** Initial value when `value` is left out (uncontrolled). Default `zh`. */
  defaultValue?: UiLocale;
  /** Called when another language is chosen; never with the one in use. */
  onValueChange?: (locale: UiLocale) => void;
}

const load = async (): Promise<{ default: ComponentType<RadioMenuProps<UiLocale>> }> => ({
  default: (await import('../../overlays/RadioMenu/RadioMenu.tsx')).RadioMenu,
});
const options = uiLocales.map((locale) => ({ value: locale, label: languageNames[locale], lang: locale }));

/** Menu of the site's languages, for the header. The menu's code loads when the button is first approached. */
export const LanguageSwitch = forwardRef<HTMLButtonElement, LanguageSwitchProps>(function LanguageSwitch(
  { value: given, defaultValue = 'zh', onValueChange: notifyChange, open, defaultOpen, onOpenChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const { Loaded, approach, pressed } = useDeferred(load, { open, defaultOpen });
  const current = languageNames[value];
  const trigger = (
    <HeaderAction
      icon={<Languages size={20} aria-hidden />}
      aria-label={t`语言：${current}`}
      aria-haspopup="menu"
      {...approach}
      ref={ref}
      {...rootOf(root)}
    >
      {current}
    </HeaderAction>
  );
  if (!Loaded) return trigger;
  return <Loaded {...{ value, onValueChange, options, trigger, open, defaultOpen, onOpenChange, pressed }} />;
});
