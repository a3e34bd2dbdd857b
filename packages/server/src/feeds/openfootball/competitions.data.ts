import { divisionOf } from '../../catalogue/football/divisions.ts';
import { say } from '../../catalogue/football/football.types.ts';
import { fileLeagues } from './fileLeagues.data.ts';
import type { FeedCompetition } from '../../modules/scores/sport/index.ts';

/** A competition whose files can be imported. */
export interface Catalogued {
  competition: FeedCompetition;
  /** openfootball's codes at the end of a file's name, the usual one first. */
  codes: readonly [string, ...string[]];
  /** Its names in a file's `name`, without the season. */
  written: readonly string[];
  /** Further names in files whose name has its code: `Super League` alone belongs to several countries. */
  called: readonly string[];
  /**
   * Origin of its teams: a country for clubs, `international` for nations, or `several` where each name carries the mark of its country.
   */
  area: string;
  /** Play-offs lead from its league to its knock-out; default false. */
  isCup?: boolean;
  /** Time zone of the kick-offs, from the year of a season on where it changes; without one, times must carry their own. */
  zone: string | Readonly<Record<number, string>>;
  /** Years in files that mean another one: a postponed championship keeps its name. */
  years?: Readonly<Record<number, number>>;
}

/** Names of a league. */
interface LeagueNames {
  /** Names that it has in its country. */
  called: readonly string[];
  /** Words for its country, which precede each of these names in some files. */
  of?: readonly string[];
  /** Names that are unambiguous alone; default those it has in its country. */
  alone?: readonly string[];
}

type Place = Pick<Catalogued, 'codes' | 'area' | 'zone'>;

const place = (area: string, zone: string, ...codes: Catalogued['codes']): Place => ({ codes, area, zone });

const known = (competition: FeedCompetition, where: Place, { called, of = [], alone = called }: LeagueNames): Catalogued => ({
  competition,
  ...where,
  called,
  written: [...alone, ...of.flatMap((country) => called.map((name) => `${country} ${name}`))],
});

const league = (id: string, where: Place, names: LeagueNames): Catalogued => known(divisionOf(id).competition, where, names);

const cup = (id: string, codes: Catalogued['codes'], zone: string, ...called: string[]): Catalogued => ({
  ...league(id, place('several', zone, ...codes), { called, of: ['UEFA', 'CONMEBOL'] }),
  isCup: true,
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

const [paris, london] = ['Europe/Paris', 'Europe/London'];

/** Every competition that is known, under all names that files write. */
export const catalogue: readonly Catalogued[] = [
  league('epl', place('england', london, 'en.1'), {
    called: ['Premier League', 'FA Premier League', 'Barclays Premier League'],
    of: ['England', 'English'],
  }),
  league('championship', place('england', london, 'en.2'), {
    called: ['Championship', 'League Championship', 'Football League Championship', 'EFL Championship'],
    of: ['England', 'English'],
  }),
  league('laliga', place('spain', 'Europe/Madrid', 'es.1'), {
    called: ['La Liga', 'LaLiga', 'Primera División', 'Primera División de España', 'Liga BBVA', 'La Liga Santander', 'Liga'],
    of: ['Spain', 'Spanish', 'España'],
    alone: ['La Liga', 'LaLiga', 'Primera División', 'Primera División de España', 'Liga BBVA', 'La Liga Santander'],
  }),
  league('bundesliga', place('germany', 'Europe/Berlin', 'de.1'), {
    called: ['Bundesliga', '1. Bundesliga', 'Erste Bundesliga'],
    of: ['Deutsche', 'Germany', 'German', 'Deutschland'],
  }),
  league('serie-a', place('italy', 'Europe/Rome', 'it.1'), { called: ['Serie A'], of: ['Italy', 'Italian', 'Italia'] }),
  league('ligue-1', place('france', paris, 'fr.1'), {
    called: ['Ligue 1', 'Division 1', 'Championnat de France'],
    of: ['France', 'French'],
    alone: ['Ligue 1', 'Championnat de France', 'Championnat de France de Ligue 1'],
  }),
  league('eredivisie', place('netherlands', 'Europe/Amsterdam', 'nl.1'), {
    called: ['Eredivisie'],
    of: ['Netherlands', 'Dutch', 'Holland', 'Nederland', 'Nederlandse'],
  }),
  league('primeira-liga', place('portugal', 'Europe/Lisbon', 'pt.1'), {
    called: ['Primeira Liga', 'Liga Portugal', 'Liga NOS', 'Liga ZON Sagres', 'Primeira Divisão', 'Superliga', 'Liga'],
    of: ['Portugal', 'Portuguese'],
    alone: ['Primeira Liga', 'Liga Portugal', 'Liga NOS', 'Liga ZON Sagres', 'Primeira Divisão'],
  }),
  league('scottish-premiership', place('scotland', london, 'sco.1', 'sc.1'), {
    called: ['Premiership', 'Premier League', 'SPFL Premiership'],
    of: ['Scotland', 'Scottish'],
    alone: ['Premiership', 'SPFL Premiership'],
  }),
  league('super-lig', place('turkey', 'Europe/Istanbul', 'tr.1'), {
    called: ['Süper Lig', 'Süper Ligi', 'Super League'],
    of: ['Turkey', 'Turkish', 'Türkiye'],
    alone: ['Süper Lig', 'Süper Ligi'],
  }),
  league('csl', place('china', 'Asia/Shanghai', 'cn.1'), { called: ['Super League', 'CSL'], of: ['China', 'Chinese'], alone: ['CSL'] }),
  league('china-league-one', place('china', 'Asia/Shanghai', 'cn.2'), {
    called: ['League One', 'Jia League'],
    of: ['China', 'Chinese'],
    alone: [],
  }),
  league('j1', place('japan', 'Asia/Tokyo', 'jp.1'), {
    called: ['J1 League', 'J1', 'J.League', 'J.League Division 1'],
    of: ['Japan', 'Japanese'],
  }),
  league('k1', place('south-korea', 'Asia/Seoul', 'kr.1'), {
    called: ['K League 1', 'K League', 'K League Classic'],
    of: ['South Korea', 'Korea', 'Korean'],
  }),
  league('k2', place('south-korea', 'Asia/Seoul', 'kr.2'), { called: ['K League 2', 'K League Challenge'], of: ['South Korea', 'Korea'] }),
  league('saudi-pro-league', place('saudi-arabia', 'Asia/Riyadh', 'sa.1'), {
    called: ['Pro League', 'Professional League', 'Roshn Saudi League'],
    of: ['Saudi', 'Saudi Arabia', 'Saudi Arabian'],
    alone: ['Roshn Saudi League'],
  }),
  league('thai-league', place('thailand', 'Asia/Bangkok', 'th.1'), {
    called: ['Thai League 1', 'Thai League', 'League 1'],
    of: ['Thailand'],
    alone: ['Thai League 1', 'Thai League'],
  }),
  league('v-league', place('vietnam', 'Asia/Ho_Chi_Minh', 'vn.1'), {
    called: ['V.League 1', 'V.League'],
    of: ['Vietnam', 'Vietnamese', 'Việt Nam'],
  }),
  league('a-league', place('australia', 'Australia/Sydney', 'au.1'), {
    called: ['A-League', 'A-League Men'],
    of: ['Australia', 'Australian'],
  }),
  league('brasileirao', place('brazil', 'America/Sao_Paulo', 'br.1'), {
    called: [
      'Série A',
      'Brasileirão',
      'Brasileirão Série A',
      'Brasileiro Série A',
      'Campeonato Brasileiro',
      'Campeonato Brasileiro Série A',
    ],
    of: ['Brazil', 'Brazilian', 'Brasil'],
    alone: ['Brasileirão', 'Brasileirão Série A', 'Brasileiro Série A', 'Campeonato Brasileiro', 'Campeonato Brasileiro Série A'],
  }),
  league('liga-argentina', place('argentina', 'America/Argentina/Buenos_Aires', 'ar.1'), {
    called: ['Primera División', 'Superliga', 'Liga Profesional', 'Liga Profesional de Fútbol'],
    of: ['Argentina', 'Argentine', 'Argentinian'],
    alone: ['Superliga Argentina', 'Liga Profesional Argentina'],
  }),
  league('liga-mx', place('mexico', 'America/Mexico_City', 'mx.1'), {
    called: ['Liga MX', 'Primera División'],
    of: ['Mexico', 'Mexican', 'México'],
    alone: ['Liga MX'],
  }),
  league('mls', place('united-states', 'America/New_York', 'mls', 'us.1'), {
    called: ['Major League Soccer', 'MLS'],
    of: ['USA', 'US', 'United States', 'American'],
  }),
  known(fileLeagues.leagueOne, place('england', london, 'en.3'), {
    called: ['League One', 'Football League One', 'EFL League One'],
    of: ['England', 'English'],
  }),
  known(fileLeagues.leagueTwo, place('england', london, 'en.4'), {
    called: ['League Two', 'Football League Two', 'EFL League Two'],
    of: ['England', 'English'],
  }),
  known(fileLeagues.bundesliga2, place('germany', 'Europe/Berlin', 'de.2'), {
    called: ['2. Bundesliga', 'Zweite Bundesliga'],
    of: ['Deutsche', 'Germany', 'German', 'Deutschland'],
  }),
  known(fileLeagues.segunda, place('spain', 'Europe/Madrid', 'es.2'), {
    called: ['Segunda División', 'La Liga 2', 'LaLiga 2', 'Liga Adelante', 'Liga 2'],
    of: ['Spain', 'Spanish', 'España'],
    alone: ['Segunda División', 'Segunda División de España', 'La Liga 2', 'LaLiga 2', 'Liga Adelante'],
  }),
  known(fileLeagues.serieB, place('italy', 'Europe/Rome', 'it.2'), { called: ['Serie B'], of: ['Italy', 'Italian', 'Italia'] }),
  known(fileLeagues.ligue2, place('france', paris, 'fr.2'), {
    called: ['Ligue 2', 'Division 2'],
    of: ['France', 'French'],
    alone: ['Ligue 2'],
  }),
  known(fileLeagues.swissSuperLeague, place('switzerland', 'Europe/Zurich', 'ch.1'), {
    called: ['Super League'],
    of: ['Switzerland', 'Swiss', 'Schweizer'],
    alone: [],
  }),
  cup('ucl', ['uefa.cl', 'cl'], paris, 'Champions League'),
  cup('uel', ['uefa.el', 'el'], paris, 'Europa League'),
  cup('uecl', ['uefa.conf', 'uefa.ecl'], paris, 'Europa Conference League', 'Conference League'),
  cup('libertadores', ['copa.l'], 'America/Sao_Paulo', 'Copa Libertadores', 'Libertadores'),
  {
    competition: worldCup,
    codes: ['worldcup'],
    called: [],
    written: ['World Cup', 'FIFA World Cup'],
    area: 'international',
    zone: {
      1930: 'America/Montevideo',
      1934: 'Europe/Rome',
      1938: paris,
      1950: 'America/Sao_Paulo',
      1954: 'Europe/Zurich',
      1958: 'Europe/Stockholm',
      1962: 'America/Santiago',
      1966: london,
      1970: 'America/Mexico_City',
      1974: 'Europe/Berlin',
      1978: 'America/Argentina/Buenos_Aires',
      1982: 'Europe/Madrid',
      1986: 'America/Mexico_City',
      1990: 'Europe/Rome',
      1994: 'America/New_York',
      1998: paris,
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
    codes: ['euro'],
    called: [],
    written: ['Euro', 'UEFA Euro', 'European Championship', 'UEFA European Championship', 'European Nations’ Cup'],
    area: 'international',
    // The one of 2020 was played a year later.
    years: { 2021: 2020 },
    zone: {
      1960: paris,
      1964: 'Europe/Madrid',
      1968: 'Europe/Rome',
      1972: 'Europe/Brussels',
      1976: 'Europe/Belgrade',
      1980: 'Europe/Rome',
      1984: paris,
      1988: 'Europe/Berlin',
      1992: 'Europe/Stockholm',
      1996: london,
      2000: 'Europe/Brussels',
      2004: 'Europe/Lisbon',
      2008: 'Europe/Vienna',
      2012: 'Europe/Warsaw',
      2016: paris,
      2020: paris,
      2024: 'Europe/Berlin',
      2028: london,
    },
  },
];
