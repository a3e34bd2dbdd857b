import { useLingui } from '@lingui/react/macro';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useSnapshot } from 'valtio';
import { language } from '../../../platform/api/language.ts';
import { preferences, setPreferences } from '../../../platform/preferences/preferences.store.ts';

/** Whether lists have posts and videos of the reader's language alone or of all; kept, and the same wherever it stands. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { allLanguages = false } = useSnapshot(preferences);
  return (
    <SegmentedControl
      size="s"
      label={t`看哪些语言的内容`}
      value={allLanguages ? 'all' : 'own'}
      onValueChange={(value) => setPreferences({ allLanguages: value === 'all' })}
      segments={[
        { value: 'own', label: <span lang={language}>{languageNames[language]}</span> },
        { value: 'all', label: t`所有语言` },
      ]}
    />
  );
}
