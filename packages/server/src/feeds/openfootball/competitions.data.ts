import { divisionOf } from '../../catalogue/football/divisions.ts';
import { say } from '../../catalogue/football/football.types.ts';
import type { FeedCompetition } from '../../modules/sport/index.ts';

/** A competition whose files can be imported. */
export interface Catalogued {
  competition: FeedCompetition;
  /** openfootball's code at the end of a file's name. */
  code: string;
  /** What files call it in `name`, without the season. */
  written: readonly string[];
  /** Where its teams are from: country of clubs, `international` for nations, or `several` where each name bears the mark of its country. */
  area: string;
  /** Play-offs lead from its league to its knock-out; default false. */
  isCup?: boolean;
  /** Time zone of the kick-offs, by the year in which a season begins where it moves; without one, times must carry their own. */
  zone: string | Readonly<Record<number, string>>;
}

const league = (id: string, code: string, area: string, zone: string, ...written: string[]): Catalogued => ({
  competition: divisionOf(id).competition,
  code,
  written,
  area,
  zone,
});

const worldCup: FeedCompetition = {
  id: 'world-cup',
  sport: 'football',
  names: say('国际足联世界杯', 'FIFA World Cup', 'Giải vô địch bóng đá thế giới'),
  shortNames: say('世界杯', 'World Cup', 'World Cup'),
  countryNames: say('国际赛事', 'International', 'Quốc tế'),
  color: '#7a1532',
  tier: 1,
};

const euro: FeedCompetition = {
  id: 'euro',
  sport: 'football',
  names: say('欧洲足球锦标赛', 'European Championship', 'Giải vô địch bóng đá châu Âu'),
  shortNames: say('欧洲杯', 'Euro', 'Euro'),
  countryNames: say('国际赛事', 'International', 'Quốc tế'),
  color: '#143cdb',
  tier: 1,
};

/** Every competition that is known. */
export const catalogue: readonly Catalogued[] = [
  league('epl', 'en.1', 'england', 'Europe/London', 'English Premier League', 'Premier League'),
  league('championship', 'en.2', 'england', 'Europe/London', 'English Championship', 'English League Championship', 'Championship'),
  league(
    'laliga',
    'es.1',
    'spain',
    'Europe/Madrid',
    'Primera División de España',
    'Spanish La Liga',
    'Spanish Primera División',
    'La Liga',
  ),
  league('bundesliga', 'de.1', 'germany', 'Europe/Berlin', 'Deutsche Bundesliga', 'German Bundesliga', 'Bundesliga'),
  league('serie-a', 'it.1', 'italy', 'Europe/Rome', 'Italian Serie A', 'Serie A'),
  league('ligue-1', 'fr.1', 'france', 'Europe/Paris', 'French Ligue 1', 'Ligue 1'),
  league('eredivisie', 'nl.1', 'netherlands', 'Europe/Amsterdam', 'Dutch Eredivisie', 'Eredivisie'),
  league('primeira-liga', 'pt.1', 'portugal', 'Europe/Lisbon', 'Portuguese Primeira Liga', 'Primeira Liga'),
  league('scottish-premiership', 'sco.1', 'scotland', 'Europe/London', 'Scottish Premiership'),
  league('super-lig', 'tr.1', 'turkey', 'Europe/Istanbul', 'Turkish Süper Lig', 'Süper Lig'),
  league('csl', 'cn.1', 'china', 'Asia/Shanghai', 'China | Super League', 'Chinese Super League', 'China Super League'),
  league('j1', 'jp.1', 'japan', 'Asia/Tokyo', 'Japan | J1 League', 'J1 League'),
  league('brasileirao', 'br.1', 'brazil', 'America/Sao_Paulo', 'Brasileiro Série A', 'Campeonato Brasileiro Série A'),
  { ...league('ucl', 'uefa.cl', 'several', 'Europe/Paris', 'UEFA Champions League', 'Champions League'), isCup: true },
  {
    competition: worldCup,
    code: 'worldcup',
    written: ['World Cup', 'FIFA World Cup'],
    area: 'international',
    zone: {
      1930: 'America/Montevideo',
      1934: 'Europe/Rome',
      1938: 'Europe/Paris',
      1950: 'America/Sao_Paulo',
      1954: 'Europe/Zurich',
      1958: 'Europe/Stockholm',
      1962: 'America/Santiago',
      1966: 'Europe/London',
      1970: 'America/Mexico_City',
      1974: 'Europe/Berlin',
      1978: 'America/Argentina/Buenos_Aires',
      1982: 'Europe/Madrid',
      1986: 'America/Mexico_City',
      1990: 'Europe/Rome',
      1994: 'America/New_York',
      1998: 'Europe/Paris',
      2002: 'Asia/Tokyo',
      2006: 'Europe/Berlin',
      2010: 'Africa/Johannesburg',
      2014: 'America/Sao_Paulo',
      2018: 'Europe/Moscow',
      2022: 'Asia/Qatar',
    },
  },
  {
    competition: euro,
    code: 'euro',
    written: ['Euro', 'UEFA Euro', 'European Championship', 'UEFA European Championship'],
    area: 'international',
    zone: { 2008: 'Europe/Vienna', 2012: 'Europe/Warsaw', 2016: 'Europe/Paris', 2020: 'Europe/Paris', 2024: 'Europe/Berlin' },
  },
];
