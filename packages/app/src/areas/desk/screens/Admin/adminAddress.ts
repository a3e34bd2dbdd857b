import { caseKinds, type CaseKind } from '@pitchside/api/desk/operations';

/**
 * Places of the desk; it opens on the first. They are: the day; `house`, the main page with cases and money; banners; feedback; moderation
 * of content; articles; sections with categories and circles; the mall; invitations; guesses; doubtful results; events with trophies; legal
 * texts; leagues and teams; web vitals; machines.
 */
export const deskPlaces = [
  'day',
  'house',
  'banners',
  'feedback',
  'content',
  'articles',
  'shelves',
  'mall',
  'referrals',
  'guesses',
  'results',
  'events',
  'legal',
  'data',
  'vitals',
  'status',
] as const;
export type DeskPlace = (typeof deskPlaces)[number];

/** Which place an address shows; an unknown one is the day. */
export const readPlace = (parameters: URLSearchParams): DeskPlace => deskPlaces.find((known) => known === parameters.get('desk')) ?? 'day';

/** The address of a place, or of a part of the house. */
export const deskHref = (place: DeskPlace, part?: string): string =>
  `/admin${place === 'day' ? '' : `?desk=${place}`}${part === undefined ? '' : `#${part}`}`;

/** The address of the cases of one kind that wait. */
export const caseHref = (kind: CaseKind): string => `/admin?desk=house&kind=${kind}#review`;

/** Which kind of case an address asks for; undefined for none. */
export const readKind = (parameters: URLSearchParams): CaseKind | undefined => caseKinds.find((known) => known === parameters.get('kind'));
