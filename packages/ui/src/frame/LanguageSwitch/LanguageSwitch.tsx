import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { useDeferred } from '../../theme/UiProvider/index.ts';
import type { UiLocale } from '../../locales/index.ts';
import { languageNames } from './languageNames.ts';

export interface LanguageSwitchProps {
  /** The language in use. */
  value: UiLocale;
  /** Another language was chosen; never called with the one in use. */
  onChange: (locale: UiLocale) => void;
}

const load = () => import('./LanguageMenu.tsx');

/** Menu of the site's languages, for the header. The menu's code comes when the button is first approached. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load);
  const current = languageNames[value];
  const trigger = (
    <HeaderAction icon={<Languages size={20} aria-hidden />} aria-label={t`语言：${current}`} aria-haspopup="menu" {...approach}>
      {current}
    </HeaderAction>
  );
  return Loaded ? <Loaded value={value} onChange={onChange} trigger={trigger} defaultOpen={pressed} /> : trigger;
}
