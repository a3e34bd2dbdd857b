import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommentaryLine, MatchEventKind } from '@pitchside/api/scores/matches';
import type { FeedEvent, FeedTeam, FeedPlay, Pair } from '../../sport/index.ts';
import { languages, local, type Language, type Localizable, type Names } from '../../../../text/local.ts';
import { speak } from '../../../../text/speak.ts';

type CommentedEvent = Pick<FeedEvent, 'id' | 'side' | 'minute' | 'added' | 'player' | 'at'> & {
  kind: CommentaryLine['kind'];
  otherPlayer?: Names | null;
  homeScore?: number;
  awayScore?: number;
};

/** Values of a sentence in one language. */
interface Words {
  /** The side that the sentence is about, and the other one. */
  own: string;
  other: string;
  home: string;
  away: string;
  player: string;
  second: string;
  score: string;
  /** Result of the penalty shoot-out; empty where there was none. */
  kicks: string;
}

type Sentence = (words: Words) => MessageDescriptor;

/** Variants of a sentence for each kind; the event's id chooses one. */
const sentences: Partial<Record<CommentaryLine['kind'], readonly Sentence[]>> = {
  kick_off: [({ home, away }) => msg`${home} 对 ${away}，比赛开始！`],
  second_half: [({ score }) => msg`下半场开始，目前比分 ${score}。`],
  half_time: [({ score }) => msg`上半场结束，比分 ${score}。`],
  extra_time: [({ score }) => msg`90 分钟战罢，比分 ${score}，比赛进入加时。`],
  shootout: [({ score }) => msg`比分停在 ${score}，点球大战决定胜负。`],
  shootout_goal: [({ own, player, score }) => msg`点球罚进！${own} 的 ${player} 命中，点球比分 ${score}。`],
  shootout_miss: [({ own, player, score }) => msg`点球没进！${own} 的 ${player} 罚失，点球比分 ${score}。`],
  full_time: [
    ({ home, away, score, kicks }) =>
      kicks ? msg`比赛结束，${home} ${score} ${away}，点球大战 ${kicks}。` : msg`全场比赛结束，${home} ${score} ${away}。`,
  ],
  goal: [
    ({ own, player, score }) => msg`球进了！${player} 为 ${own} 破门，比分 ${score}。`,
    ({ own, player, score }) => msg`${own} 得分！${player} 冷静推射得手，${score}。`,
    ({ own, player, score }) => msg`漂亮！${player} 的射门直入网窝，${own} 将比分改写为 ${score}。`,
  ],
  penalty_goal: [({ own, player, score }) => msg`点球命中！${player} 一蹴而就，${own} 打进一球，${score}。`],
  own_goal: [({ own, other, player, score }) => msg`乌龙球！${other} 的 ${player} 不慎将球碰入自家球门，${own} 得利，${score}。`],
  goal_cancelled: [({ own, score }) => msg`进球无效！主裁判查看回放后取消了 ${own} 的进球，比分回到 ${score}。`],
  yellow: [({ own, player }) => msg`${own} 的 ${player} 吃到黄牌。`, ({ own, player }) => msg`黄牌！${player}（${own}）因犯规被警告。`],
  second_yellow: [({ own, player }) => msg`两黄变一红！${own} 的 ${player} 被罚下场。`],
  red: [({ own, player }) => msg`红牌！${own} 的 ${player} 被直接罚下，球队少一人作战。`],
  substitution: [({ own, player, second }) => msg`${own} 换人：${player} 上场，${second} 下场。`],
  corner: [({ own }) => msg`${own} 获得角球。`, ({ own }) => msg`角球，由 ${own} 主罚。`],
  shot_saved: [
    ({ own, player }) => msg`${own} 的 ${player} 射正球门，被门将没收。`,
    ({ other, player }) => msg`${player} 起脚打门，${other} 的门将奋力扑出！`,
  ],
  shot_wide: [({ own, player }) => msg`${own} 的 ${player} 射门偏出。`, ({ player }) => msg`${player} 的射门高出横梁。`],
  shot_blocked: [({ other, player }) => msg`${player} 的射门被 ${other} 的后卫挡下。`],
  foul: [({ own, player }) => msg`${own} 的 ${player} 犯规。`],
  offside: [({ own, player }) => msg`${own} 的 ${player} 越位。`],
  pressure: [({ own }) => msg`${own} 持续施压，形成危险进攻。`],
};

/** Sentences without a player's name. */
const unnamed: Partial<Record<CommentaryLine['kind'], Sentence>> = {
  goal: ({ own, score }) => msg`球进了！${own} 破门，比分 ${score}。`,
  penalty_goal: ({ own, score }) => msg`点球命中！${own} 打进一球，${score}。`,
  own_goal: ({ own, other, score }) => msg`乌龙球！${other} 将球碰入自家球门，${own} 得利，${score}。`,
  yellow: ({ own }) => msg`${own} 吃到一张黄牌。`,
  second_yellow: ({ own }) => msg`两黄变一红！${own} 有人被罚下。`,
  red: ({ own }) => msg`红牌！${own} 有人被直接罚下。`,
  shootout_goal: ({ own, score }) => msg`点球罚进！${own} 命中，点球比分 ${score}。`,
  shootout_miss: ({ own, score }) => msg`点球没进！${own} 罚失，点球比分 ${score}。`,
  substitution: ({ own }) => msg`${own} 换人。`,
  shot_saved: ({ own }) => msg`${own} 的射门被门将扑出。`,
  shot_wide: ({ own }) => msg`${own} 的射门偏出。`,
  shot_blocked: ({ own }) => msg`${own} 的射门被挡下。`,
  foul: ({ own }) => msg`${own} 犯规。`,
  offside: ({ own }) => msg`${own} 越位。`,
};

const keyKinds: readonly CommentaryLine['kind'][] = [
  'kick_off',
  'goal',
  'penalty_goal',
  'own_goal',
  'goal_cancelled',
  'yellow',
  'second_yellow',
  'red',
  'half_time',
  'second_half',
  'extra_time',
  'shootout',
  'shootout_goal',
  'shootout_miss',
  'full_time',
] satisfies MatchEventKind[];

/** Chooses a variant by id, always the same one. */
const choose = <Item>(items: readonly Item[], id: string): Item | undefined =>
  items[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % items.length];

/** Names of the sides in commentary. */
interface Sides {
  home: Pick<FeedTeam, 'shortNames'>;
  away: Pick<FeedTeam, 'shortNames'>;
  match?: { penalties: Pair | null };
}

function wordsOf({ home, away, match }: Sides, item: CommentedEvent, language: Language): Words {
  const names = { home: home.shortNames[language], away: away.shortNames[language] };
  const [own, other] = item.side === 'away' ? [names.away, names.home] : [names.home, names.away];
  return {
    ...names,
    own,
    other,
    player: item.player?.[language] ?? '',
    second: item.otherPlayer?.[language] ?? '',
    score: `${item.homeScore ?? 0}-${item.awayScore ?? 0}`,
    kicks: match?.penalties ? `${match.penalties.home}-${match.penalties.away}` : '',
  };
}

function lineOf(sides: Sides, item: CommentedEvent): Localizable<CommentaryLine> | undefined {
  const { id, at, minute, added, side, kind } = item;
  const isNamed = item.player !== null && (kind !== 'substitution' || Boolean(item.otherPlayer));
  const sentence = (!isNamed && unnamed[kind]) || choose(sentences[kind] ?? [], id);
  if (!sentence) return undefined;
  const text = Object.fromEntries(
    languages.map((language) => [language, speak(sentence(wordsOf(sides, item, language)), language)]),
  ) as Names;
  return { id, at, minute, added, side, kind, text: local(text), is_key: keyKinds.includes(kind) };
}

/** Commentary of events, newest first. Leaves out kinds without a sentence. */
export function linesOf(sides: Sides, events: readonly FeedEvent[], plays: readonly FeedPlay[]): Localizable<CommentaryLine>[] {
  const commented: CommentedEvent[] = [...events, ...plays];
  return commented
    .toSorted((one, other) => other.at - one.at || other.id.localeCompare(one.id))
    .flatMap((each) => lineOf(sides, each) ?? []);
}
