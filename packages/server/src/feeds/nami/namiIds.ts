/** Sports of the provider that are followed. */
export const namiSports = ['football', 'basketball'] as const;
export type NamiSportName = (typeof namiSports)[number];

/** Prefixes of ids for a sport's matches, teams and competitions on the site: the provider numbers each sport by itself. */
export const beginnings = {
  football: { match: 'nami-', team: 'nami-t', competition: 'nami-c' },
  basketball: { match: 'nami-b', team: 'nami-bt', competition: 'nami-bc' },
} as const satisfies Record<NamiSportName, Record<'match' | 'team' | 'competition', string>>;

/** Our id of a match of the provider. */
export const matchIdOf = (sport: NamiSportName, id: number): string => `${beginnings[sport].match}${id}`;
/** Our id of a team of the provider. */
export const teamIdOf = (sport: NamiSportName, id: number): string => `${beginnings[sport].team}${id}`;
/** Our id of a competition of the provider. */
export const competitionIdOf = (sport: NamiSportName, id: number): string => `${beginnings[sport].competition}${id}`;
