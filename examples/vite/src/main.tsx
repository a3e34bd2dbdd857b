import { FollowButton } from '@pitchside/ui/FollowButton';
import { Header } from '@pitchside/ui/Header';
import { Menu } from '@pitchside/ui/Menu';
import { Button } from '@pitchside/ui/Button';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Tabs } from '@pitchside/ui/Tabs';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';
import { UiProvider } from '@pitchside/ui/UiProvider';
import '@pitchside/ui/reset';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { brand, siteName, words } from './brand.ts';
import { matches } from './matches.ts';

const tabs = [
  { id: 'today', label: 'Today' },
  { id: 'last', label: 'Last match' },
] as const;

function Site() {
  const [theme, setTheme] = useState<'day' | 'night'>('day');
  const [tab, setTab] = useState<'today' | 'last'>('today');
  const [followed, setFollowed] = useState(false);
  return (
    <UiProvider theme={theme} brand={brand} locale="en-GB" messages={words}>
      <Header
        siteName={siteName}
        items={[{ id: 'matches', label: 'Matches', href: '#matches' }]}
        actions={<ThemeSwitch value={theme} onValueChange={setTheme} />}
      />
      <main>
        <Tabs label="Matches" tabs={tabs} value={tab} onValueChange={setTab}>
          <Scorebug {...matches[tab]} />
        </Tabs>
        <FollowButton state={followed ? 'following' : 'none'} name={siteName} onFollowChange={(next) => setFollowed(next)} />
        <Menu trigger={<Button tone="outline">More</Button>} entries={[{ id: 'tickets', label: 'Tickets', href: '#tickets' }]} />
      </main>
    </UiProvider>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
