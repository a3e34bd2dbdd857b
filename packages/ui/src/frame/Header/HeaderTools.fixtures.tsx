import { Radio } from 'lucide-react';
import { DownloadPopover } from '../DownloadPopover/index.ts';
import { qrDrawing } from '../DownloadPopover/DownloadPopover.fixtures.tsx';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import type { UiLocale } from '../../locales/index.ts';
import { MessageBell } from '../../messages/MessageBell/index.ts';
import { messages } from '../../messages/MessageBell/MessageBell.fixtures.tsx';
import { SearchBox } from '../../content/SearchBox/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { ThemeSwitch } from '../ThemeSwitch/index.ts';
import { UserMenu } from '../../member/UserMenu/index.ts';
import { member, places } from '../../member/UserMenu/UserMenu.fixtures.ts';
import type { HeaderProps } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';

const nothing = () => {};

/** Everything that the finished site hangs on its header, for a member or a visitor. */
export const tools = (who: 'member' | 'visitor', locale: UiLocale): Pick<HeaderProps, 'search' | 'language' | 'actions' | 'account'> => ({
  search: <SearchBox onSearch={nothing} onDeleteHistory={nothing} onClearHistory={nothing} />,
  language: (
    <>
      <ThemeSwitch value="day" onValueChange={nothing} />
      <LanguageSwitch value={locale} onValueChange={nothing} />
    </>
  ),
  actions: (
    <>
      <DownloadPopover
        appName={say('场边 App', 'Pitchside App', 'Ứng dụng Pitchside')}
        qr={qrDrawing}
        ios="14"
        android="8"
        guideHref="#guide"
      />
      <HeaderAction tone="raised" icon={<Radio size={16} aria-hidden />}>
        {say('开播', 'Go live', 'Phát sóng')}
      </HeaderAction>
      {who === 'member' && <MessageBell unread={12} messages={messages} onReadAll={nothing} allHref="#messages" />}
    </>
  ),
  account: (
    <UserMenu
      member={who === 'member' ? member : null}
      onLogin={nothing}
      onRegister={nothing}
      onLogout={nothing}
      places={places}
      rechargeHref="#recharge"
    />
  ),
});
