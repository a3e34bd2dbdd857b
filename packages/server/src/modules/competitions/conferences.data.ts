import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Part of a league that has a table of its own although its teams play those of the other parts too. */
export interface Conference {
  id: string;
  name: MessageDescriptor;
  /** Ids of its teams. */
  teams: ReadonlySet<string>;
}

const conference = (id: string, name: MessageDescriptor, teams: string): Conference => ({
  id,
  name,
  teams: new Set(teams.split(' ').map((team) => `bb-${team}`)),
});

/** Conferences by competition. */
export const conferences: Readonly<Record<string, readonly Conference[]>> = {
  nba: [
    conference(
      'east',
      msg`东部`,
      'celtics knicks bucks heat cavaliers hawks sixers magic pacers bulls pistons raptors nets hornets wizards',
    ),
    conference(
      'west',
      msg`西部`,
      'lakers warriors thunder mavericks spurs timberwolves suns nuggets rockets grizzlies pelicans clippers kings trail-blazers jazz',
    ),
  ],
};
