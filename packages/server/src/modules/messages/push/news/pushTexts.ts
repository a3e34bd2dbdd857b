import { msg } from '@lingui/core/macro';
import type { PushMessage } from '@pitchside/api/messages/push';
import type { Language, Names } from '../../../../text/local.ts';
import { localize } from '../../../../text/local.ts';
import { speak } from '../../../../text/speak.ts';
import { wordsOf } from '../../notices/index.ts';
import type { pushNews } from '../push.tables.ts';
import type { MatchContent, PushContent } from './content.types.ts';

type NewsRow = typeof pushNews.$inferSelect;

const inLanguage = (names: Names, language: Language): string => names[language] || names.zh;

function matchLines(content: MatchContent, language: Language): { title: string; body: string } {
  const { event, homeScore, awayScore, happening } = content;
  const home = inLanguage(content.home, language);
  const away = inLanguage(content.away, language);
  const league = inLanguage(content.league, language);
  const score = `${home} ${homeScore}–${awayScore} ${away}`;
  const say = (text: Parameters<typeof speak>[0]) => speak(text, language);
  const player = happening?.player ? inLanguage(happening.player, language) : '';
  const minute = happening ? `${happening.minute}′` : '';
  const who = [minute, player].filter(Boolean).join(' ');
  switch (event) {
    case 'kick_off':
      return { title: say(msg`开赛：${home} – ${away}`), body: league };
    case 'goal': {
      const kind = happening?.kind;
      const how = kind === 'own_goal' ? say(msg`乌龙球`) : kind === 'penalty_goal' ? say(msg`点球`) : '';
      return { title: say(msg`进球！${score}`), body: [who, how, league].filter(Boolean).join(' · ') };
    }
    case 'cancelled':
      return { title: say(msg`进球取消：${score}`), body: [who, league].filter(Boolean).join(' · ') };
    case 'red': {
      const team = happening?.side === 'away' ? away : home;
      const how = happening?.kind === 'second_yellow' ? say(msg`两黄变一红`) : '';
      return { title: say(msg`红牌：${team}`), body: [who, how, score].filter(Boolean).join(' · ') };
    }
    case 'end':
      return { title: say(msg`完场：${score}`), body: league };
  }
}

/** Title and text of a push message in one language. */
function linesOf(content: PushContent, language: Language): { title: string; body: string } {
  switch (content.type) {
    case 'match':
      return matchLines(content, language);
    case 'notice': {
      const { title, text } = localize<{ title: string; text: string }>(wordsOf(content.kind, content.values, 1), language);
      return { title, body: text };
    }
    case 'message':
      return { title: content.name, body: typeof content.text === 'string' ? content.text : inLanguage(content.text, language) };
    case 'test':
      return { title: speak(msg`通知打开了`, language), body: speak(msg`进球、开赛和关注的主播开播，都会这样告诉你。`, language) };
  }
}

/** Path of the page behind a message. */
export function pathOf({ content, matchId }: Pick<NewsRow, 'content' | 'matchId'>): string {
  switch (content.type) {
    case 'match':
      return `/score-detail?${new URLSearchParams({ id: matchId ?? '', ...(content.sport !== 'football' && { sport: content.sport }) })}`;
    case 'notice':
      return content.path;
    case 'message':
      return `/chat-chat?${new URLSearchParams({ with: content.conversation })}`;
    case 'test':
      return '/member?type=21';
  }
}

/** Longest title and text, in code points: a push service takes 4 KB. */
const longest = { title: 150, body: 300 };
const cut = (text: string, most: number): string => ([...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text);

/** A push message in one language. @param origin of the site */
export function messageOf(row: NewsRow, language: Language, origin: string): PushMessage {
  const { title, body } = linesOf(row.content, language);
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: cut(title, longest.title),
      body: cut(body, longest.body),
      lang: language,
      dir: 'auto',
      tag: row.tag,
      navigate: `${origin}${pathOf(row)}`,
      icon: `${origin}/icon-192.png`,
      timestamp: row.at,
      data: {
        key: row.key,
        match_id: row.matchId,
        is_correction: row.content.type === 'match' && row.content.event === 'cancelled',
      },
    },
  };
}
