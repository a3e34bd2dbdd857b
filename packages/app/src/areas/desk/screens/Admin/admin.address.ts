/** Places of the desk: money and the house, banners, what members say and send, articles, sections with categories and circles, the mall, invitations, questions for fun, doubtful results, events with trophies, agreements, leagues and teams. */
export const deskPlaces = [
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

/** Which place an address shows; an unknown one is the house. */
export const readPlace = (parameters: URLSearchParams): DeskPlace =>
  deskPlaces.find((known) => known === parameters.get('desk')) ?? 'house';

/** The address of a place, or of a part of the house. */
export const deskHref = (place: DeskPlace, part?: string): string =>
  `/admin${place === 'house' ? '' : `?desk=${place}`}${part === undefined ? '' : `#${part}`}`;
