/** Folders that no longer have the words of the list below. */
const server = ['packages/server/', 'packages/api/'];
const app = ['packages/app/'];
const components = ['packages/app/', 'packages/ui/'];
/** Everything that lint reads. */
const everywhere = ['packages/', 'scripts/', 'e2e/', 'bench/'];
const realtime = ['packages/server/src/realtime/', 'packages/api/src/realtime/'];

/**
 * Retired words of identifiers and file names: `word` (parts of a camel-case name in a row), the word to `use`, and the folders in which
 * it holds. Only words with no use left there stand here; names on the wire, in storage and in the database keep theirs.
 * @type {readonly { word: string, use: string, within: readonly string[] }[]}
 */
export const retired = [
  { word: 'once hold', use: 'idempotency lock', within: server },
  { word: 'create answers', use: 'response cache', within: server },
  { word: 'shared answers', use: 'cached responses', within: server },
  { word: 'keep site', use: 'supervise site', within: server },
  { word: 'kept site', use: 'supervised site', within: server },
  { word: 'guardian', use: 'watchdog', within: server },
  { word: 'seat', use: 'subscription', within: realtime },
  { word: 'seats', use: 'subscriptions', within: realtime },
  { word: 'seated', use: 'subscribed', within: server },
  { word: 'match hold', use: 'manual override', within: server },
  { word: 'match holds', use: 'manual overrides', within: server },
  { word: 'doubts', use: 'conflicts', within: server },
  { word: 'create walk', use: 'the data router', within: app },
  { word: 'walk router', use: 'the data router', within: app },
  { word: 'open visit', use: 'create scope', within: app },
  { word: 'bring words', use: 'with messages', within: app },
  { word: 'loose words', use: 'catalogs of an area', within: app },
  { word: 'only newest', use: 'latest only', within: app },
  { word: 'use near', use: 'use in view', within: components },
  { word: 'use rested', use: 'use debounced value', within: components },
  { word: 'use typed', use: 'use sync snapshot', within: components },
  { word: 'use kept', use: 'use controllable state', within: components },
  { word: 'ask ahead', use: 'prefetch', within: app },
  { word: 'ask first', use: 'prefetch screen', within: app },
  { word: 'sights', use: 'visible matches', within: app },
  { word: 'use sight', use: 'visible match, visible range', within: components },
  { word: 'intake', use: 'visible matches', within: app },
  { word: 'veil', use: 'mask', within: app },
  { word: 'veiled', use: 'masked', within: app },
  { word: 'kept elsewhere', use: 'storage change', within: app },
  { word: 'order kept', use: 'order storage', within: app },
  { word: 'multi kept', use: 'multi storage', within: app },
  { word: 'is kept', use: 'is favorite', within: app },
  { word: 'kept page', use: 'saved page', within: app },
  { word: 'asked ahead', use: 'prefetched', within: app },
  { word: 'room heat', use: 'room popularity', within: [...server, ...app] },
  { word: 'heat of', use: 'popularity of', within: [...server, ...app] },
  { word: 'by heat', use: 'by popularity', within: [...server, ...app] },
  { word: 'popup age', use: 'may pop up', within: [...server, ...app] },
  { word: 'own parts', use: 'personal fields', within: server },
  { word: 'fresh by', use: 'invalidated by', within: server },
  { word: 'once more', use: 'coalesce', within: server },
  { word: 'in line', use: 'keyed queue', within: server },
  { word: 'told', use: 'notified, published, reported or received', within: everywhere },
  { word: 'untold', use: 'unnotified', within: everywhere },
  { word: 'tell', use: 'notify, publish, emit or report', within: everywhere },
  { word: 'telling', use: 'notifier, notification', within: everywhere },
];
