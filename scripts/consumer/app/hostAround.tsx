import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { loadUiMessages } from '@pitchside/ui/locales';
import { compileStrings } from '@pitchside/ui/strings';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { createTheme } from '@pitchside/ui/theme';
import { UiProvider } from '@pitchside/ui/UiProvider';
import type { ReactNode } from 'react';
import { match } from './matches.ts';
import './parts.ts';

/** Claret, as a team would say it. */
const brand = createTheme({ brand: '#7b1e2b' });

/** A language of the host's own, without Lingui. */
const messages = compileStrings({ follow: 'Seguir' }, await loadUiMessages('en'));

/** The provider around a host's page by night, every part imported, and two of them under what the host wrote. */
export const Around = ({ children }: { children: ReactNode }) => (
  <UiProvider theme="night" brand={brand} locale="es" messages={messages} motion="reduced">
    {children}
    <div id="parts">
      <Scorebug {...match} />
      <Button>Press</Button>
      <FollowButton state="none" name="Alfie" onFollowChange={() => undefined} />
    </div>
    <Card>
      <div id="inside">
        <p>A host’s words</p>
        <ul>
          <li>and list</li>
        </ul>
        <button type="button">A host’s button</button>
      </div>
    </Card>
  </UiProvider>
);
