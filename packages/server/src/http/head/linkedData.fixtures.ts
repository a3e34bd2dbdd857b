import * as z from 'zod/mini';

/** Shapes of schema.org that the site uses, with what search engines require of each (developers.google.com/search/docs). */
const text = z.string().check(z.minLength(1));
const url = z.url();
const instant = z.iso.datetime();
const person = z.object({ '@type': z.literal('Person'), name: text, url });
const counter = z.object({
  '@type': z.literal('InteractionCounter'),
  interactionType: z.object({ '@type': z.enum(['LikeAction', 'CommentAction', 'WatchAction', 'FollowAction']) }),
  userInteractionCount: z.int().check(z.nonnegative()),
});
const team = z.object({ '@type': z.literal('SportsTeam'), name: text, sport: text, url: z.optional(url) });

const sportsEvent = z.object({
  '@type': z.literal('SportsEvent'),
  name: text,
  startDate: instant,
  eventStatus: z.enum(['EventScheduled', 'EventPostponed', 'EventCancelled'].map((status) => `https://schema.org/${status}`)),
  eventAttendanceMode: z.literal('https://schema.org/OnlineEventAttendanceMode'),
  location: z.object({ '@type': z.literal('VirtualLocation'), url }),
  homeTeam: team,
  awayTeam: team,
  competitor: z.array(team).check(z.length(2)),
  url,
});

const broadcastEvent = z.object({
  '@type': z.literal('BroadcastEvent'),
  name: text,
  isLiveBroadcast: z.literal(true),
  startDate: instant,
  broadcastOfEvent: z.optional(sportsEvent),
});

const thing = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int().check(z.positive()), name: text, item: url }))
      .check(z.minLength(1)),
  }),
  sportsEvent,
  z.object({
    '@type': z.literal('VideoObject'),
    name: text,
    description: text,
    thumbnailUrl: z.union([url, z.array(url).check(z.minLength(1))]),
    uploadDate: instant,
    duration: z.optional(z.string().check(z.regex(/^PT\d+S$/))),
    contentUrl: z.optional(url),
    publication: z.optional(broadcastEvent),
    author: person,
  }),
  z.object({
    '@type': z.literal('NewsArticle'),
    headline: z.string().check(z.minLength(1), z.maxLength(220)),
    image: z.array(url).check(z.minLength(1)),
    datePublished: instant,
    author: person,
    publisher: z.object({ '@type': z.literal('Organization'), name: text, url }),
    mainEntityOfPage: url,
  }),
  z.object({
    '@type': z.literal('DiscussionForumPosting'),
    headline: text,
    text,
    author: person,
    datePublished: instant,
    url,
    commentCount: z.int(),
    interactionStatistic: z.array(counter),
  }),
  z.object({ '@type': z.literal('ProfilePage'), mainEntity: z.extend(person, { interactionStatistic: counter }) }),
  team,
  z.object({ '@type': z.literal('Person'), name: text, url, memberOf: z.object({ '@type': z.literal('SportsTeam'), name: text, url }) }),
]);

/** JSON-LD of a page. */
export const linkedData = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).check(z.minLength(1)) });
