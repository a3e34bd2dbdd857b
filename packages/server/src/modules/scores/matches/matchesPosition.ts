import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { EventLog, TopicPosition } from '../../../platform/events.ts';
import type { MatchesRepository } from './matches.repository.ts';
import { matchTopic } from './matches.topics.ts';

const gone = msg`没有找到这场比赛`;

/** Position of a match topic, to be read before the match itself. Topics exist only for existing matches; throws for all others. */
export async function positionOfMatch(events: EventLog, matches: Pick<MatchesRepository, 'exists'>, id: string): Promise<TopicPosition> {
  const topic = matchTopic(id);
  const known = (await events.positions([topic])).get(topic);
  if (known) return known;
  if (!(await matches.exists(id))) throw new CallError(gone);
  return events.position(topic);
}
