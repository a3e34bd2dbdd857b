import { costs, habits, machines, walls } from './figures.mjs';

/** Messages a second that an audience of one room gets each: comments come in batches. */
const roomMessages = (comments, habits) => Math.min(habits.roomBatches, comments);

/**
 * Reckons what so many viewers at once take.
 * @param {number} viewers
 * @param {typeof habits} [of] habits that differ
 */
export function reckon(viewers, of = habits) {
  const watching = viewers * of.watching;
  const largest = watching * of.inLargest;
  const comments = (watching * of.comments) / 3_600;
  const commentsOfLargest = comments * of.inLargest;
  const gifts = (watching * of.gifts) / 3_600;
  const streams = Math.max(1, Math.ceil(watching / of.perStream));
  // Other rooms are small: each of their comments is a batch of its own.
  const perRoom = comments / streams;
  const deliveries =
    viewers * of.scoreMessages +
    largest * roomMessages(Math.min(commentsOfLargest, walls.commentsOfRoom), of) +
    (watching - largest) * roomMessages(perRoom, of);
  const pages = (viewers * of.pages) / 3_600;
  const calls = pages * of.calls;
  const cores = {
    sockets: deliveries * costs.delivery,
    pages: pages * costs.cachedPage + calls * (1 - of.signedIn) * costs.cachedCall + calls * of.signedIn * costs.memberCall,
    acts: comments * costs.comment + gifts * (costs.gift - costs.giftDatabase),
    streams: streams * costs.stream + streams * of.coded * 2 * costs.quality,
    database: (comments * costs.comment) / 2 + gifts * costs.giftDatabase + calls * of.signedIn * costs.memberCall * 0.3,
  };
  const nodeCores = cores.sockets + cores.pages + cores.acts + cores.streams;
  const byCores = nodeCores / machines.busy / machines.node.loops;
  const byMemory = (viewers * costs.socketMemory) / (machines.node.memory * 2 ** 30 * 0.5);
  const nodes = Math.max(2, Math.ceil(Math.max(byCores, byMemory)));
  const databaseCores = Math.max(2, Math.ceil(cores.database / machines.busy));
  const bits = watching * of.bits;
  const gigabytes = (bits / 8 / 1e9) * 3_600 * machines.hours;
  const byCdn = bits > machines.uplink * nodes * 0.5;
  return {
    viewers,
    watching,
    largest,
    comments,
    commentsOfLargest,
    gifts,
    streams,
    deliveries,
    calls,
    pages,
    cores,
    nodes,
    databaseCores,
    bits,
    byCdn,
    money: {
      nodes: nodes * machines.node.price,
      database: databaseCores * machines.database.price * 2,
      cdn: byCdn ? gigabytes * (bits > 1e11 ? machines.gigabyte.large : machines.gigabyte.small) : 0,
    },
    walls: wallsOf({ bits, byCdn, nodes, databaseCores, commentsOfLargest, gifts, of }),
  };
}

/** Limits that are reached at a size, with what moves them. */
function wallsOf({ bits, byCdn, databaseCores, commentsOfLargest, gifts, of }) {
  const found = [];
  if (byCdn) found.push(`${(bits / 1e9).toFixed(0)} Gbit/s of pictures: a media server with a CDN in front (MEDIA.md)`);
  if (commentsOfLargest > walls.commentsOfRoom)
    found.push(
      `${commentsOfLargest.toFixed(0)} comments a second in the largest room, of which ${walls.commentsOfRoom} are stored: slow mode of the room (one comment in ${Math.ceil((60 / of.comments) * (commentsOfLargest / walls.commentsOfRoom))} min a member), or a topic in parts`,
    );
  if (gifts * of.inLargest > walls.giftsToOne)
    found.push(
      `${(gifts * of.inLargest).toFixed(0)} gifts a second to one anchor, whose account is one row: accounts in parts, summed by a job`,
    );
  if (databaseCores > walls.primaryCores)
    found.push(`${databaseCores} cores of one primary: reading from replicas, comments into a database of their own`);
  return found.length > 0 ? found : ['none: two nodes are for failures, not for load'];
}

/**
 * Simulates the largest room for some minutes in steps of a tenth of a second: comments come by chance and in bursts after goals, each node
 * sends a batch to its sockets as fast as its core can, and what it does not finish waits.
 * @param {{ viewers: number, nodes: number, seconds?: number, comments: number, burst?: number, seed?: number }} given viewers of the
 * room, the nodes that they hang on, comments a second, and their factor for 20 s after a goal
 * @returns times in ms from a comment that was stored to the last socket of its node; of all comments and nodes
 */
export function simulate({ viewers, nodes, seconds = 600, comments, burst = 8, seed = 2026 }) {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const step = 0.1;
  const share = viewers / nodes;
  const goals = Array.from({ length: Math.max(1, Math.round(seconds / 240)) }, (_, each) => 60 + each * 240);
  /** Seconds of a core that wait at each node. */
  const waiting = new Float64Array(nodes);
  const delays = [];
  let [said, stored, busy, worst] = [0, 0, 0, 0];
  for (let tick = 0; tick < seconds / step; tick += 1) {
    const at = tick * step;
    const rate = comments * (goals.some((goal) => at >= goal && at < goal + 20) ? burst : 1);
    // As many as come by chance within one step.
    let count = 0;
    for (let left = rate * step; left > 0; left -= 1) if (left >= 1 || random() < left) count += 1;
    said += count;
    const kept = Math.min(count, walls.commentsOfRoom * step);
    stored += kept;
    for (let node = 0; node < nodes; node += 1) {
      // Nodes hear of an event at their own moments: a wake-up takes 1 to 20 ms.
      const heard = 0.001 + random() * 0.019;
      if (kept > 0) {
        // A batch is made once and written to each socket; beside it run the tables of scores.
        waiting[node] += share * costs.delivery;
        const delay = (heard + waiting[node] + share * habits.scoreMessages * step * costs.delivery) * 1_000;
        delays.push(delay);
        worst = Math.max(worst, delay);
      }
      waiting[node] += share * habits.scoreMessages * step * costs.delivery;
      const done = Math.min(waiting[node], step);
      busy += done;
      waiting[node] -= done;
    }
  }
  delays.sort((one, other) => one - other);
  const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst, said, stored, busy: busy / seconds / nodes };
}
