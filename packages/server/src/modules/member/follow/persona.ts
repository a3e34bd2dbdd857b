import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handler } from '../../../platform/handlers.ts';
import { roomNumber, type Live } from '../../live/live/index.ts';
import type { Noble } from '../../money/noble/index.ts';
import type { FollowRepository } from './follow.repository.ts';
import { describePerson } from './follow.presenter.ts';

const texts = { notFound: msg`没有找到` };

/** Handler of a member's page, the same for everybody except the follows. */
export function createPersona(
  repository: Pick<FollowRepository, 'person' | 'bond' | 'about'>,
  live: Pick<Live, 'cards'>,
  noble: Pick<Noble, 'nobleOf'>,
): Handler<'personaInfo'> {
  return async ({ id }, { member }) => {
    const number = roomNumber(id);
    const person = number === undefined ? undefined : await repository.person(number);
    if (!person) throw new CallError(texts.notFound);
    const [{ follows, fans, isFollowed, followsBack }, rank, { sign, room }] = await Promise.all([
      repository.bond(person.id, member?.id),
      noble.nobleOf(person.id),
      repository.about(person.id),
    ]);
    const [card] = room ? await live.cards([{ room, owner: person }]) : [];
    return {
      member: describePerson(person),
      noble: rank?.rank ?? null,
      sign,
      registered_at: person.createdAt,
      follows,
      fans,
      is_followed: isFollowed,
      follows_me: followsBack,
      room: card ?? null,
    };
  };
}
