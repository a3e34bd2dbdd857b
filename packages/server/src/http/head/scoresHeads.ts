import { msg } from '@lingui/core/macro';
import { basketballPlayerSeason, basketballTable, footballPlayerSeason, seasonTable, teamSeason } from '@pitchside/api/scores/competitions';
import { matchBattle, sports } from '@pitchside/api/scores/matches';
import { embedPath, type Embed } from '@pitchside/api/screens/EmbedFrame';
import { addressed, nameIn } from './headParts.ts';
import { listedHeads, parentLink } from './listedHeads.ts';
import { matchCard, matchPath, matchTexts, sportsEvent } from './matchTexts.ts';
import type { HeadMaker, HeadSource, PageHead } from './pageHead.types.ts';

/** Sizes of frames that hold what is in most of them, px. */
const sizes = { match: { width: 480, height: 420 }, league: { width: 480, height: 960 }, team: { width: 480, height: 500 } } as const;

/** The same as the page for other sites' frames. */
const embedOf = (kind: keyof typeof sizes, { id, sport }: Pick<Embed, 'id' | 'sport'>, hidesScore: boolean) => ({
  path: embedPath({ kind, id, sport, theme: 'auto', hidesScore, hidesChat: false }),
  ...sizes[kind],
});

/** Head of a match. */
export async function matchHead(source: HeadSource, id: string, sport: (typeof sports)[number]): Promise<PageHead> {
  const { match } = await source.ask(matchBattle, { type: sport, id });
  const words = matchTexts(match, source);
  const { sides, state, league } = words;
  const competition =
    match.sport === 'esports'
      ? []
      : [{ name: match.competition.name, path: addressed(`/base-${match.sport}`, { id: match.competition.id }) }];
  return {
    title: `${sides}, ${state} – ${match.competition.name}`,
    description: source.say(
      msg({ id: 'head.matchAbout', message: `${league}：${sides}（${state}）。比分、事件、阵容、技术统计、积分榜和直播。` }),
    ),
    path: matchPath(match),
    card: matchCard(match, words),
    data: [sportsEvent(match, words, source)],
    trail: [parentLink(match.sport === 'basketball' ? '/basketball' : '/football', source), ...competition],
    embed: embedOf('match', match, source.hidesScore),
    ...(match.sport !== 'esports' && {
      feeds: [{ name: match.competition.name, path: `/feeds/results/${match.sport}/${match.competition.id}.atom` }],
    }),
  };
}

/** Head of /score-detail. */
export const match: HeadMaker = async (source) => {
  const id = nameIn(source.query, 'id');
  const asked = source.query.get('sport') ?? source.query.get('type');
  return id === undefined ? undefined : matchHead(source, id, sports.find((one) => one === asked) ?? 'football');
};

/** The database of a sport: itself, a competition, a team, or a player. */
export const base =
  (sport: 'football' | 'basketball'): HeadMaker =>
  async (source) => {
    const { query, ask, say, link } = source;
    const path = `/base-${sport}` as const;
    const trail = [parentLink(path, source)];
    if (query.has('player')) {
      const id = nameIn(query, 'player');
      if (id === undefined) return undefined;
      const found = sport === 'football' ? await ask(footballPlayerSeason, { id }) : await ask(basketballPlayerSeason, { id });
      const { name, team, campaign } = found;
      return {
        title: `${name} – ${team.name}`,
        description: say(
          msg({
            id: 'head.playerAbout',
            message: `${name}（${team.name}）的数据、最近比赛和生涯，${campaign.competition.name} ${campaign.name}。`,
          }),
        ),
        path: addressed(path, { player: id }),
        type: 'profile',
        card: { kind: 'text', label: campaign.competition.name, title: name, by: team.name },
        data: [
          {
            '@type': 'Person',
            name,
            url: link(addressed(path, { player: id })),
            memberOf: { '@type': 'SportsTeam', name: team.name, url: link(addressed(path, { team: team.id })) },
          },
        ],
        trail: [...trail, { name: team.name, path: addressed(path, { team: team.id }) }],
      };
    }
    if (query.has('team')) {
      const id = nameIn(query, 'team');
      if (id === undefined) return undefined;
      const { team, campaign } = await ask(teamSeason, { id, sport });
      return {
        title: say(msg({ id: 'head.team', message: `${team.name}：赛程、赛果和阵容` })),
        description: say(
          msg({ id: 'head.teamAbout', message: `${team.name}在${campaign.competition.name} ${campaign.name} 的赛程、赛果、名次和球员。` }),
        ),
        path: addressed(path, { team: id }),
        card: {
          kind: 'text',
          label: `${campaign.competition.name} ${campaign.name}`,
          title: team.name,
          by: say(msg({ id: 'head.teamCard', message: '赛程、赛果和阵容' })),
        },
        data: [
          {
            '@type': 'SportsTeam',
            name: team.name,
            sport: sport === 'football' ? 'Soccer' : 'Basketball',
            url: link(addressed(path, { team: id })),
          },
        ],
        trail: [...trail, { name: campaign.competition.name, path: addressed(path, { id: campaign.competition.id }) }],
        embed: embedOf('team', { id, sport }, source.hidesScore),
      };
    }
    if (!query.has('id')) return listedHeads[path]?.(source);
    const id = nameIn(query, 'id');
    if (id === undefined) return undefined;
    const season = nameIn(query, 'season');
    const found = await ask(sport === 'football' ? seasonTable : basketballTable, { id, ...(season !== undefined && { season }) });
    const name = `${found.competition.name} ${found.season.name}`;
    return {
      title: say(msg({ id: 'head.table', message: `${name} 积分榜和赛程` })),
      description: say(msg({ id: 'head.tableAbout', message: `${name}的积分榜、赛程、赛果、射手榜和球队数据。` })),
      path: addressed(path, { id, ...(season !== undefined && { season }) }),
      card: { kind: 'text', label: found.competition.country, title: found.competition.name, by: found.season.name },
      trail,
      feeds: [{ name: found.competition.name, path: `/feeds/results/${sport}/${id}.atom` }],
      // An embedded table is that of the current season of football.
      ...(sport === 'football' && season === undefined && { embed: embedOf('league', { id, sport }, false) }),
    };
  };
