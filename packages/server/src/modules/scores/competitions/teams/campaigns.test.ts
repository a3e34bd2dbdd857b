import { expect, test } from 'vitest';
import { chooseCampaign } from './campaigns.ts';
import type { TeamCampaign } from './teams.repository.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 26);

/** A season between two days, relative to now. */
const campaign = (id: string, season: string, from: number, until: number, matches: number): TeamCampaign => ({
  competition: {
    id,
    sport: 'football',
    names: { zh: id, en: id, vi: id },
    shortNames: { zh: id, en: id, vi: id },
    countryNames: { zh: id, en: id, vi: id },
    color: '#000',
    tier: 1,
    editedAt: null,
  },
  season,
  startsAt: now + from * day,
  endsAt: now + until * day,
  matches,
  isSimulated: true,
});

const cup = campaign('fa-cup', '2026-27-sim', -10, 5, 2);
const league = campaign('epl', '2026-27-sim', -97, 185, 38);
const before = campaign('epl', '2025-26-sim', -460, -180, 38);

test('a team is shown in its league, whatever cup began after it', () => {
  expect(chooseCampaign([cup, league, before], {}, now)).toBe(league);
  expect(chooseCampaign([cup, league, before], { competition: 'fa-cup' }, now)).toBe(cup);
  expect(chooseCampaign([cup, league, before], { season: '2025-26-sim' }, now)).toBe(before);
});

test('a season that has just begun counts before the one that is over, one to come where there is no other', () => {
  expect(chooseCampaign([campaign('epl', 'new', -1, 280, 38), campaign('epl', 'old', -360, -80, 38)], {}, now).season).toBe('new');
  expect(chooseCampaign([campaign('epl', 'next', 20, 300, 38)], {}, now).season).toBe('next');
  expect(() => chooseCampaign([league], { season: 'none' }, now)).toThrow();
});
