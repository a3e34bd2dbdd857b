import type { Match } from '@pitchside/api/scores/matches';
import { matchPhase } from '@pitchside/api/scores/matches';
import { useEffect } from 'react';
import { change } from '../../../platform/api/answers.ts';
import { drawing } from '../../../platform/drawn/drawn.ts';
import { throughGuard } from '../../../platform/guard/visibleMatches.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';

interface Player {
  name: string;
  recent: readonly { match: Match }[];
}

/** Page of a player. The season figures count the last match, so they wait until that match may be seen. */
export function usePlayer<Page extends Player>(sport: BaseSport, id: string, ask: (signal: AbortSignal) => Promise<Page>) {
  const player = useResource(`player ${sport} ${id}`, (signal) =>
    change(ask(signal), (page) => {
      const hidden = page.recent.find(({ match }) => matchPhase(match.status) !== 'after');
      // The match is over; for a viewer who is behind it still runs.
      return hidden && !drawing() ? whenSeen(hidden.match.id, page).then(throughGuard) : page;
    }),
  );
  const title = player.value?.name ?? null;
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);
  return player;
}
