import { Button } from '@pitchside/ui/Button';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { createTheme } from '@pitchside/ui/theme';
import { UiProvider } from '@pitchside/ui/UiProvider';
import type { ReactNode } from 'react';
import { match } from './matches.ts';
import './parts.ts';

/** Claret, as a team would say it. */
const brand = createTheme({ brand: '#7b1e2b' });

/** The provider around a host's page by night, every part imported, and two of them under what the host wrote. */
export const Around = ({ children }: { children: ReactNode }) => (
  <UiProvider theme="night" brand={brand} locale="en" motion="reduced">
    {children}
    <div id="parts">
      <Scorebug {...match} />
      <Button>Follow</Button>
    </div>
  </UiProvider>
);
