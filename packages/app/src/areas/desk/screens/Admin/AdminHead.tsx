import { useLingui } from '@lingui/react/macro';
import { Header, HeaderAction } from '@pitchside/ui/Header';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { Text } from '@pitchside/ui/Text';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { language, switchLanguage } from '../../../../platform/api/language.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { chineseName, latinName } from '../../../../platform/system/names.ts';
import { chooseTheme, theme } from '../../../../platform/theme/theme.store.ts';
import { Head } from './Admin.layout.ts';
import { deskHref, readPlace } from './adminAddress.ts';
import { admin, lockDesk } from './admin.store.ts';

/** Header of the desk: its sections, the operator, and the button to lock it. */
export function AdminHeadWired() {
  const { t } = useLingui();
  const { desk, overview } = useSnapshot(admin);
  const { user } = useSnapshot(session);
  const { chosen } = useSnapshot(theme);
  const [parameters] = useSearchParams();
  const place = readPlace(parameters);
  // Within the house a part is found by the browser itself.
  const partHref = (part: string) => (place === 'house' ? `#${part}` : deskHref('house', part));
  const waiting = overview?.waiting.reduce((sum, { total }) => sum + total, 0) ?? 0;
  const sections = [
    { id: 'day', label: t`今天`, href: deskHref('day') },
    { id: 'review', label: waiting > 0 ? t`审核 ${waiting}` : t`审核`, href: partHref('review') },
    { id: 'banners', label: t`横幅与广告`, href: deskHref('banners') },
    { id: 'feedback', label: t`意见反馈`, href: deskHref('feedback') },
    { id: 'content', label: t({ id: 'desk.content', message: '内容' }), href: deskHref('content') },
    { id: 'articles', label: t({ id: 'articles.all', message: '文章' }), href: deskHref('articles') },
    { id: 'shelves', label: t`栏目与圈子`, href: deskHref('shelves') },
    { id: 'mall', label: t`商城`, href: deskHref('mall') },
    { id: 'guesses', label: t`竞猜`, href: deskHref('guesses') },
    { id: 'results', label: t`赛果`, href: deskHref('results') },
    { id: 'events', label: t`活动`, href: deskHref('events') },
    { id: 'referrals', label: t`邀请`, href: deskHref('referrals') },
    { id: 'data', label: t({ id: 'desk.data', message: '数据' }), href: deskHref('data') },
    { id: 'legal', label: t`协议`, href: deskHref('legal') },
    { id: 'vitals', label: t`网页体验`, href: deskHref('vitals') },
    { id: 'status', label: t`机器`, href: deskHref('status') },
    { id: 'ledger', label: t`账本`, href: partHref('ledger') },
    { id: 'settings', label: t`站点设置`, href: partHref('settings') },
    { id: 'log', label: t`操作记录`, href: partHref('log') },
  ];
  return (
    <Head>
      <Header
        siteName={latinName.toUpperCase()}
        localName={chineseName}
        homeHref={routes.main.path}
        items={desk === 'open' ? sections : []}
        {...(place !== 'house' && { currentId: place })}
        language={<LanguageSwitch value={language} onValueChange={switchLanguage} />}
        actions={
          <>
            <ThemeSwitch value={chosen ?? 'day'} onValueChange={chooseTheme} />
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
