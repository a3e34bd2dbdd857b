import type { Sport } from '@pitchside/api/scores/matches';
import type { FeedBatch } from '../../scores/sport/index.ts';
import type { Names } from '../../../text/local.ts';

const say = (zh: string, en: string, vi = en): Names => ({ zh, en, vi });
const league = (id: string, sport: Sport, names: Names, shortNames: Names, tier: number) => ({
  id,
  sport,
  names,
  shortNames,
  countryNames: say('英格兰', 'England', 'Anh'),
  color: '#639',
  tier,
});
const team = (id: string, names: Names, shortNames: Names, sport: Sport = 'football') => ({
  id,
  sport,
  names,
  shortNames,
  colors: ['#111', '#eee'] as [string, string],
  logo: null,
});

const hour = 3_600_000;

/**
 * Two football leagues, a basketball league and matches of recent and coming days around an instant: `derby` begins soon, `lost` was
 * yesterday, `far` is in a month.
 */
export function searchWorld(now: number): FeedBatch {
  const fixture = (id: string, homeId: string, awayId: string, kickoffAt: number, competitionId = 'epl', sport: Sport = 'football') => ({
    id,
    sport,
    competitionId,
    season: '2026-27',
    roundNames: say('第 12 轮', 'Round 12', 'Vòng 12'),
    homeId,
    awayId,
    kickoffAt,
    isHot: false,
    isSimulated: true,
  });
  return {
    competitions: [
      league('epl', 'football', say('英格兰超级联赛', 'Premier League', 'Ngoại hạng Anh'), say('英超', 'EPL', 'NHA'), 1),
      league('isl', 'football', say('印度超级联赛', 'Indian Super League'), say('印超', 'ISL'), 3),
      league('nba', 'basketball', say('美国职业篮球联赛', 'National Basketball Association'), say('NBA', 'NBA'), 1),
    ],
    teams: [
      team('mci', say('曼彻斯特城', 'Manchester City'), say('曼城', 'Man City')),
      team('mun', say('曼彻斯特联', 'Manchester United'), say('曼联', 'Man United')),
      team('mci-w', say('曼城女足', 'Manchester City Women', 'Manchester City Nữ'), say('曼城女足', 'Man City W', 'Man City Nữ')),
      team('mum', say('孟买城', 'Mumbai City'), say('孟买', 'Mumbai City')),
      team('che', say('切尔西', 'Chelsea'), say('切尔西', 'Chelsea')),
      team('ars', say('阿森纳', 'Arsenal'), say('阿森纳', 'Arsenal')),
      team('atm', say('马德里竞技', 'Atlético Madrid'), say('马竞', 'Atlético')),
      team('rma', say('皇家马德里', 'Real Madrid'), say('皇马', 'Real Madrid')),
      team('bay', say('拜仁慕尼黑', 'Bayern Munich'), say('拜仁', 'Bayern')),
      team('hnf', say('河内', 'Hanoi FC', 'Hà Nội FC'), say('河内', 'Hanoi', 'Hà Nội')),
      team('gsw', say('金州勇士', 'Golden State Warriors'), say('勇士', 'Warriors'), 'basketball'),
      team('lal', say('洛杉矶湖人', 'Los Angeles Lakers'), say('湖人', 'Lakers'), 'basketball'),
    ],
    fixtures: [
      fixture('derby', 'mci', 'ars', now - hour),
      fixture('later', 'che', 'mci', now + 30 * hour),
      fixture('lost', 'mci', 'mun', now - 26 * hour),
      fixture('far', 'bay', 'mci', now + 30 * 24 * hour),
      fixture('mumbai', 'mum', 'hnf', now + 2 * hour, 'isl'),
      fixture('court', 'gsw', 'lal', now + hour, 'nba', 'basketball'),
    ],
    updates: [
      {
        matchId: 'lost',
        version: 1,
        status: 'finished',
        minute: 90,
        added: 0,
        score: { home: 3, away: 1 },
        half: null,
        penalties: null,
        counts: null,
        events: [],
      },
    ],
  };
}
