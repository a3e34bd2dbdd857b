import { proxy, ref } from 'valtio';
import { createPeople } from '../chat/people.ts';

/** Anchor of a card: an element, or a rectangle of the window. */
export type CardPlace = Element | { getBoundingClientRect: () => DOMRect };

interface CardState {
  open: boolean;
  /** Member of the card and its anchor; the last content stays while it closes. */
  shown: { memberId: string; nickname: string; at: { place: CardPlace } } | null;
}

/** The card of somebody in the room, opened from the chat or from the picture. */
export const card = proxy<CardState>({ open: false, shown: null });

/** Those who spoke or gave in this visit. */
export const people = createPeople();

/** Opens the card of a member. */
export function openCard(memberId: string, nickname: string, place: CardPlace): void {
  Object.assign(card, { open: true, shown: { memberId, nickname, at: ref({ place }) } });
}

export const closeCard = (): void => void (card.open = false);
