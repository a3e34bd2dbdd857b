import { caseKinds, type CaseKind } from '@pitchside/api/operations';

/** Places of the desk, the first of them where it opens: the day, cases with money and the house, banners, what members say and send, articles, sections with categories and circles, the mall, invitations, questions for fun, doubtful results, events with trophies, agreements, leagues and teams. */
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
