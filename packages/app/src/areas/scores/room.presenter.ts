import type { Room } from '@pitchside/api/live/live';
import type { LiveCardItem } from '@pitchside/ui/LiveCard';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import type { HeroRoom } from '@pitchside/ui/HeroPlayer';
import { leagueText, scoreView } from './match.presenter.ts';
import { roomHref } from './matchLinks.ts';
import { coverView } from './cover.presenter.ts';

/** Texts of a room card in the reader's language, and the spoken language where it is not the reader's. */
export interface RoomLabels {
  official: string;
  talk: string;
  /** The name of a language that the reader does not read; undefined for theirs. */
  foreign(language: Room['language']): string | undefined;
}

/** Names the languages that a reader of `locale` does not read. */
export const foreignTo =
  (locale: string): RoomLabels['foreign'] =>
  (language) =>
    language === locale ? undefined : languageNames[language];

/** A room as a card. */
export function cardView(room: Room, words: RoomLabels): LiveCardItem {
  // What is official is everybody's, in the reader's language.
  const tag = room.is_official ? words.official : words.foreign(room.language);
  const league = room.match?.competition.short_name ?? (room.category === 'talk' ? words.talk : undefined);
  return {
    href: roomHref(room.id),
    title: room.title,
    cover: coverView(room),
    heat: room.heat,
    anchor: { id: room.anchor.avatar, nickname: room.anchor.user_nickname },
    ...(room.match && { match: scoreView(room.match) }),
    ...(league && { league }),
    ...(tag && { tags: [tag] }),
  };
}

/** A room as the player of a stage shows it. `words` translates what the player says by itself. */
export function heroView(room: Room, words: { official: string; talk: string }): HeroRoom {
  const league = room.match ? leagueText(room.match) : room.category === 'talk' ? words.talk : undefined;
  return {
    href: roomHref(room.id),
    title: room.title,
    heat: room.heat,
    anchor: { id: room.anchor.avatar, nickname: room.anchor.user_nickname },
    ...(room.match && { match: scoreView(room.match) }),
    ...(league && { league }),
    ...(room.is_official && { tags: [words.official] }),
  };
}
