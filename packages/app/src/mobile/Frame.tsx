import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@pitchside/ui/Avatar';
import { MobileFrame, type MobileFrameProps } from '@pitchside/ui/MobileFrame';
import { House, Radio, ScanLine, UserRound } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { language } from '../platform/api/language.ts';
import { session } from '../platform/session/session.store.ts';
import { names } from './config.store.ts';
import { hrefs, place, type Page } from './place.store.ts';

const icons: Record<Page, React.ReactNode> = {
  home: <House size={20} aria-hidden />,
  rooms: <Radio size={20} aria-hidden />,
  qr: <ScanLine size={20} aria-hidden />,
  me: <UserRound size={20} aria-hidden />,
};

/** Frame of the four mobile pages: logo, signed-in user, and navigation. */
export function FrameWired({ tabs, children }: Pick<MobileFrameProps, 'tabs' | 'children'>) {
  const { t } = useLingui();
  const { page } = useSnapshot(place);
  const { user } = useSnapshot(session);
  const labels: Record<Page, string> = { home: t`首页`, rooms: t`直播`, qr: t`扫码`, me: t`我的` };
  const items = (['home', 'rooms', 'qr', 'me'] as const).map((name) => ({
    href: hrefs[name],
    label: labels[name],
    icon: icons[name],
    current: page === name,
  }));
  return (
    <MobileFrame
      brand={{ name: names.latin, href: hrefs.home, ...(language === 'zh' && { localName: names.zh }) }}
      nav={{ label: t`主导航`, items }}
      {...(user && {
        actions: (
          <a href={hrefs.me} aria-label={user.user_nickname}>
            <Avatar seed={user.avatar} size={32} />
          </a>
        ),
      })}
      {...(tabs && { tabs })}
    >
      <main>{children}</main>
    </MobileFrame>
  );
}
