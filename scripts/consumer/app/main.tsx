import { Button } from '@pitchside/ui/Button';
import { GoalPopup } from '@pitchside/ui/GoalPopup';
import { IconButton } from '@pitchside/ui/IconButton';
import { loadUiMessages, uiLocales } from '@pitchside/ui/locales';
import { MatchCard } from '@pitchside/ui/MatchCard';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Tabs } from '@pitchside/ui/Tabs';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { goal, match } from './matches.ts';
import { Openings } from './openings.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
] as const;

/** A page as an outside team would write it. */
function Page() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [goals, setGoals] = useState([goal]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.documentElement.dataset.ref = button.current?.tagName ?? 'none';
  }, []);
  return (
    <main>
      <Scorebug {...match} />
      <MatchCard match={match} href="#match" league="Cup" />
      <Tabs label="Views" tabs={tabs} value={tab} onValueChange={setTab}>
        Panel {tab}
      </Tabs>
      <Button ref={button} tone="primary">
        Follow
      </Button>
      <IconButton label="Close" icon="x" disabled={undefined} />
      <GoalPopup items={goals} onClose={() => setGoals([])} onMute={() => undefined} />
    </main>
  );
}

const parameters = new URLSearchParams(location.search);
const asked = parameters.get('lang');
const locale = uiLocales.find((known) => known === asked) ?? 'zh';
document.documentElement.lang = locale;
const messages = await loadUiMessages(locale);
const root = document.querySelector('#root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <UiProvider locale={locale} messages={messages} theme="night">
      {parameters.has('openings') ? <Openings /> : <Page />}
    </UiProvider>
  </StrictMode>,
);
