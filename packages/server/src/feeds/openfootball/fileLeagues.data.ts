import { divisionOf } from '../../catalogue/football/divisions.ts';
import { say } from '../../catalogue/football/football.types.ts';
import type { FeedCompetition } from '../../modules/scores/sport/index.ts';
import type { Names } from '../../text/local.ts';

/** Everything below the first league of a country, and first leagues of small ones. */
const tier = 3;

const league = (id: string, countryNames: Names, color: string, names: Names, shortNames: Names): FeedCompetition => ({
  id,
  sport: 'football',
  names,
  shortNames,
  countryNames,
  color,
  tier,
});

const countryOf = (id: string) => divisionOf(id).competition.countryNames;
const [england, germany, spain] = [countryOf('epl'), countryOf('bundesliga'), countryOf('laliga')];
const [italy, france] = [countryOf('serie-a'), countryOf('ligue-1')];

/** Leagues that come in from files alone: the simulated world does not play them. */
export const fileLeagues = {
  leagueOne: league(
    'league-one',
    england,
    '#0a1f5c',
    say('英格兰甲级联赛', 'League One', 'Hạng Nhì Anh'),
    say('英甲', 'League One', 'Hạng Nhì'),
  ),
  leagueTwo: league(
    'league-two',
    england,
    '#14387f',
    say('英格兰乙级联赛', 'League Two', 'Hạng Ba Anh'),
    say('英乙', 'League Two', 'Hạng Ba'),
  ),
  bundesliga2: league(
    'bundesliga-2',
    germany,
    '#8c1020',
    say('德国足球乙级联赛', '2. Bundesliga', 'Hạng Nhì Đức'),
    say('德乙', '2. Bundesliga', 'Đức 2'),
  ),
  segunda: league(
    'segunda-division',
    spain,
    '#b5452c',
    say('西班牙足球乙级联赛', 'Segunda División', 'Hạng Nhì Tây Ban Nha'),
    say('西乙', 'Segunda', 'TBN 2'),
  ),
  serieB: league('serie-b', italy, '#0d5c3f', say('意大利足球乙级联赛', 'Serie B', 'Serie B'), say('意乙', 'Serie B', 'Serie B')),
  ligue2: league('ligue-2', france, '#3a4a6b', say('法国足球乙级联赛', 'Ligue 2', 'Ligue 2'), say('法乙', 'Ligue 2', 'Ligue 2')),
  swissSuperLeague: league(
    'swiss-super-league',
    say('瑞士', 'Switzerland', 'Thụy Sĩ'),
    '#c8102e',
    say('瑞士足球超级联赛', 'Swiss Super League', 'VĐQG Thụy Sĩ'),
    say('瑞士超', 'Swiss SL', 'Thụy Sĩ'),
  ),
};
