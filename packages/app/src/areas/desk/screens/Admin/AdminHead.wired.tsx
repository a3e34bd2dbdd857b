import { useLingui } from '@lingui/react/macro';
import { Header, HeaderAction } from '@pitchside/ui/Header';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { Text } from '@pitchside/ui/Text';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { language, switchLanguage } from '../../../../platform/api/language.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { chineseName, latinName } from '../../../../platform/system/system.store.ts';
import { chooseTheme, theme } from '../../../../platform/theme/theme.store.ts';
import { Head } from './Admin.layout.ts';
import { admin, lockDesk } from './admin.store.ts';

/** The desk's own head: its sections, who is there, and a way to close it. */
export function AdminHeadWired() {
  const { t } = useLingui();
  const { desk, overview } = useSnapshot(admin);
  const { user } = useSnapshot(session);
  const { chosen } = useSnapshot(theme);
  const waiting = overview?.waiting.reduce((sum, { total }) => sum + total, 0) ?? 0;
  const sections = [
    { id: 'review', label: waiting > 0 ? t`审核 ${waiting}` : t`审核`, href: '#review' },
    { id: 'ledger', label: t`账本`, href: '#ledger' },
    { id: 'settings', label: t`站点设置`, href: '#settings' },
    { id: 'log', label: t`操作记录`, href: '#log' },
  ];
  return (
    <Head>
      <Header
        siteName={latinName.toUpperCase()}
        localName={chineseName}
        homeHref={routes.main.path}
        items={desk === 'open' ? sections : []}
        language={<LanguageSwitch value={language} onChange={switchLanguage} />}
        actions={
          <>
            <ThemeSwitch theme={chosen ?? 'day'} onChange={chooseTheme} />
            {desk === 'open' && <HeaderAction tone="raised" onClick={lockDesk}>{t`锁定`}</HeaderAction>}
          </>
        }
        account={
          <Text size="s" weight="strong" cut={1}>
            {user?.user_nickname}
          </Text>
        }
      />
    </Head>
  );
}
