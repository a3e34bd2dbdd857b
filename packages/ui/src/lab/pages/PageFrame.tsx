import type { ReactNode } from 'react';
import { Footer } from '../../frame/Footer/index.ts';
import { footerColumns, footerContacts } from '../../frame/Footer/Footer.fixtures.ts';
import { Header } from '../../frame/Header/index.ts';
import { navItems } from '../../frame/Header/Header.fixtures.ts';
import { LanguageSwitch } from '../../frame/LanguageSwitch/index.ts';
import { SearchBox } from '../../content/SearchBox/index.ts';
import { partLocale, storyLocale } from '../storykit/storyLocale.ts';
import { say } from '../storykit/say.ts';
import { siteName } from '../storykit/siteName.ts';
import { UserMenu } from '../../member/UserMenu/index.ts';
import { member, places } from '../../member/UserMenu/UserMenu.fixtures.ts';
import { headerActions } from './headerActions.tsx';
import * as css from './PageFrame.css.ts';

const nothing = () => undefined;

export interface PageFrameProps {
  /** Tab of the header that is current. */
  currentId: string;
  /** Name of the site; default ours. */
  name?: string;
  /** Content of the sidebar; default none. */
  sidebar?: ReactNode;
  /** Whether the page has the footer; default true. */
  footer?: boolean;
  children: ReactNode;
}

/** A whole page of the site, built from its components: header, sidebar, content, footer. */
export function PageFrame({ currentId, name = siteName, sidebar, footer = true, children }: PageFrameProps) {
  const localName = name === siteName && storyLocale === 'zh' ? '场边' : undefined;
  return (
    <div className={css.frame}>
      <Header
        siteName={name}
        localName={localName}
        homeHref="#home"
        items={navItems}
        currentId={currentId}
        search={<SearchBox onSearch={nothing} onDeleteHistory={nothing} onClearHistory={nothing} />}
        language={<LanguageSwitch value={partLocale(storyLocale)} onValueChange={nothing} />}
        actions={headerActions}
        account={
          <UserMenu member={member} onLogin={nothing} onRegister={nothing} onLogout={nothing} places={places} rechargeHref="#recharge" />
        }
      />
      <div className={css.body} data-sidebar={sidebar ? 'shown' : 'none'}>
        {sidebar}
        <main>{children}</main>
      </div>
      {footer && (
        <Footer
          siteName={name}
          localName={localName}
          slogan={say(
            '坐在场边看球。直播、比分、数据和懂球的人都在这里。',
            'A seat at the touchline: live streams, scores, data and people who know the game.',
            'Ghế sát đường biên: trực tiếp, tỷ số, dữ liệu và những người hiểu bóng.',
          )}
          columns={footerColumns}
          contacts={footerContacts}
          icp={{ number: say('ICP 备 2026000000 号', 'ICP 2026000000', 'ICP 2026000000') }}
          notice={say('理性观赛，文明互动', 'Enjoy the match, mind your manners', 'Xem bóng văn minh')}
        />
      )}
    </div>
  );
}
