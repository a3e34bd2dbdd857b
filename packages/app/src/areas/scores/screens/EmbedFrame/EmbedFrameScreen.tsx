import { i18n } from '@pitchside/locales';
import { readEmbed, type Embed } from '@pitchside/api/screens/EmbedFrame';
import { themes } from '@pitchside/ui/theme';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { useMemo, type FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { useDrawing } from '../../../../platform/drawn/drawn.ts';
import { brandOf } from '../../../../platform/theme/brandOf.ts';
import { Frame } from './EmbedFrame.layout.ts';
import { EmbeddedExpert } from './EmbeddedExpert.tsx';
import { EmbeddedLeague } from './EmbeddedLeague.tsx';
import { EmbeddedMatch } from './EmbeddedMatch.tsx';
import { EmbeddedPoll } from './EmbeddedPoll.tsx';
import { EmbeddedRoom } from './EmbeddedRoom.tsx';
import { EmbeddedScore } from './EmbeddedScore.tsx';
import { EmbeddedTeam } from './EmbeddedTeam.tsx';

/** Component of each kind. */
const kinds: Record<Embed['kind'], FunctionComponent<{ embed: Embed }>> = {
  scorebug: EmbeddedScore,
  match: EmbeddedMatch,
  league: EmbeddedLeague,
  team: EmbeddedTeam,
  room: EmbeddedRoom,
  poll: EmbeddedPoll,
  expert: EmbeddedExpert,
};

/** /embed/<kind>/<id>: what other sites show in a frame. The server draws it; every link leads to the site. */
export function EmbedFrameScreen() {
  const { pathname, search } = useLocation();
  const drawn = useDrawing();
  const embed = useMemo(() => readEmbed(pathname, new URLSearchParams(search)), [pathname, search]);
  const environment = useMemo(() => (drawn ? { now: () => drawn.at, timeZone: drawn.zone, drawsLater: true } : {}), [drawn]);
  const brand = useMemo(() => brandOf(embed?.color), [embed?.color]);
  if (!embed) return null;
  const Kind = kinds[embed.kind];
  return (
    <UiProvider
      theme={embed.theme === 'dark' ? 'night' : 'day'}
      i18n={i18n}
      environment={environment}
      // Fonts would weigh more than the page.
      data={{ fonts: 'system' }}
      {...(brand && { brand })}
    >
      <Frame>
        <Kind embed={embed} />
      </Frame>
      {/* The page's own styles hold those of its classes: the server takes the dark theme of this one for dark systems. */}
      {embed.theme === 'auto' && <span hidden className={themes.night} data-dark />}
    </UiProvider>
  );
}
