import { msg } from '@lingui/core/macro';
import { CallError } from '../../platform/call.error.ts';
import type { EventLog, TopicPosition } from '../../platform/events.ts';
import type { MatchesRepository } from './matches.repository.ts';
import { matchTopic } from './matches.topics.ts';

const gone = msg`没有找到这场比赛`;

/** Where the topic of a match stands, to be read before the match itself; a topic begins for matches that exist alone, all others are refused. */
export async function positionOfMatch(events: EventLog, matches: Pick<MatchesRepository, 'exists'>, id: string): Promise<TopicPosition> {
  const topic = matchTopic(id);
  const known = (await events.positions([topic])).get(topic);
  if (known) return known;
  if (!(await matches.exists(id))) throw new CallError(gone);
  return events.position(topic);
}
