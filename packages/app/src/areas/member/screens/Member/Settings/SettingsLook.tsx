import { useLingui } from '@lingui/react/macro';
import { locales } from '@pitchside/locales';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { RowList } from '@pitchside/ui/RowList';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Switch } from '@pitchside/ui/Switch';
import { oddsConventions } from '@pitchside/ui/UiProvider';
import { useSnapshot } from 'valtio';
import { language, switchLanguage } from '../../../../../platform/api/language.ts';
import { chooseSaver, saver } from '../../../../../platform/line/saver.store.ts';
import { preferences, setPreferences } from '../../../../../platform/preferences/preferences.store.ts';
import { chooseTheme, theme } from '../../../../../platform/theme/theme.store.ts';

/** Each language under its own name, so that everybody can find theirs. */
const languages = locales.map((value) => ({ value, label: languageNames[value] }));

/** Theme, language, how odds are written, when data is saved, and how much moves. */
export function LookWired() {
  const { t } = useLingui();
  const { chosen } = useSnapshot(theme);
  const { oddsFormat, oddsRise, motion } = useSnapshot(preferences);
  const { choice } = useSnapshot(saver);
  const usual = oddsConventions[language];
  return (
    <Card title={t`外观与语言`} hint={t`只保存在这台电脑`}>
      <RowList as="div" roomy>
        <FormField layout="side" label={t`语言`} hint={t`切换后页面会重新载入`}>
          <SegmentedControl value={language} segments={languages} onValueChange={switchLanguage} />
        </FormField>
        <FormField layout="side" label={t`主题`}>
          <SegmentedControl
            value={chosen ?? 'day'}
            segments={[
              { value: 'day', label: t`白天` },
              { value: 'night', label: t`夜间` },
            ]}
            onValueChange={chooseTheme}
          />
        </FormField>
        <FormField layout="side" label={t`赔率写法`}>
          <SegmentedControl
            value={oddsFormat ?? usual.format}
            segments={[
              { value: 'hk', label: t`港盘` },
              { value: 'decimal', label: t`欧盘` },
              { value: 'malay', label: t`马来盘` },
            ]}
            onValueChange={(next) => setPreferences({ oddsFormat: next })}
          />
        </FormField>
        <FormField layout="side" label={t`涨跌颜色`}>
          <SegmentedControl
            value={oddsRise ?? usual.rise}
            segments={[
              { value: 'red', label: t`红涨绿跌` },
              { value: 'green', label: t`绿涨红跌` },
            ]}
            onValueChange={(next) => setPreferences({ oddsRise: next })}
          />
        </FormField>
        <FormField layout="side" label={t`省流量`} hint={t`自动：网络差或浏览器要求时开`}>
          <SegmentedControl
            value={choice}
            segments={[
              { value: 'auto', label: t`自动` },
              { value: 'always', label: t`始终` },
              { value: 'never', label: t`从不` },
            ]}
            onValueChange={chooseSaver}
          />
        </FormField>
        <Switch
          side="end"
          checked={motion === 'reduced'}
          note={t`礼物特效与弹幕改为静态显示`}
          onCheckedChange={(on) => setPreferences({ motion: on ? 'reduced' : 'system' })}
        >
          {t`减少动态效果`}
        </Switch>
      </RowList>
    </Card>
  );
}
