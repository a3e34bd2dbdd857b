// What the model of capacity reckons with. A figure that is measured names the benchmark that prints it; the others are assumptions, and
// docs/CAPACITY.md says so.

/** Costs, measured on two cores: seconds of a core unless said otherwise. */
export const costs = {
  /** One message of a topic to one socket ("Small frames": 6.80 µs with patches). */
  delivery: 6.8e-6,
  /** Memory of a socket with its subscriptions, bytes ("Room": 4.3 KiB; the rest is the kernel's). */
  socketMemory: 12 * 1_024,
  /** A public answer from the node's cache, 22 to 52 KB ("API": 5,557 a second on 1.4 cores). */
  cachedCall: 1.4 / 5_557,
  /** A call of a member with session and a look into the database ("API": 3,757 a second of the room list, signed in). */
  memberCall: 1.4 / 3_757,
  /** A page drawn before, from the node's cache ("Cached pages"). */
  cachedPage: 2 / 1_500,
  /** A gift spread over anchors, node and database together ("Wallet": 374 a second on two cores). */
  gift: 2 / 374,
  /** The database's share of a gift ("Wallet": pgbench, 624 a second on two cores). */
  giftDatabase: 2 / 624,
  /** A comment, node and database together, taken as half a gift: one statement, no ledger. Assumed. */
  comment: 1 / 374,
  /** A stream taken in, packaged and recorded, qualities not coded ("Live": 6.9 s in 85 s). */
  stream: 6.9 / 85,
  /** A quality coded lower by ffmpeg, up to half a core. */
  quality: 0.5,
};

/** Walls of one thing that more nodes do not move, a second. */
export const walls = {
  /** Gifts to one anchor: their account is one row ("Wallet"). */
  giftsToOne: 160,
  /** Gifts of all: one primary of two cores, and in proportion to its cores up to sixteen ("Wallet": pgbench). */
  giftsPerCore: 312,
  primaryCores: 16,
  /** Comments of one room: its topic is one sequence. As gifts to one anchor, assumed. */
  commentsOfRoom: 160,
};

/** Habits of viewers on an evening of matches. Assumed; PITCHSIDE_HABITS replaces some of them. */
export const habits = {
  /** Share of viewers with a picture; the others follow scores. */
  watching: 0.6,
  /** Share of those who watch that is in the largest room. */
  inLargest: 0.25,
  /** Messages a second and socket of a score table with odds of one company, and of its own topics ("Small frames": 1,709 in 30 min). */
  scoreMessages: 0.95,
  /** Batches of comments a second that a room delivers at most. */
  roomBatches: 10,
  /** Comments and gifts of a viewer with a picture, an hour. */
  comments: 3,
  gifts: 0.02,
  /** Pages opened by a viewer an hour, calls a page by the app, and the share of them that needs a session. */
  pages: 12,
  calls: 4,
  signedIn: 0.3,
  /** Viewers of one stream on average, and bits a second of a picture and of sound. */
  perStream: 500,
  bits: 2.5e6,
  /** Share of streams whose lower qualities are coded, two each. */
  coded: 0.1,
};

/** Machines, and what they cost a month in USD: prices of mid-sized European hosters, to be replaced by one's own. */
export const machines = {
  /** Share of a core that is planned for; the rest is for bursts. */
  busy: 0.5,
  /** A node is one process with one event loop; its second core draws pages, collects garbage and codes. Memory in gigabytes. */
  node: { loops: 1, memory: 4, price: 15 },
  database: { price: 15 },
  /** A gigabyte by a CDN, at volumes that fit. */
  gigabyte: { small: 0.01, large: 0.003 },
  /** Bits a second that a machine may send without a CDN. */
  uplink: 1e9,
  /** Hours a month for which so many are there. */
  hours: 120,
};
