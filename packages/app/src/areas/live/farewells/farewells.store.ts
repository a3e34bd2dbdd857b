import { clubFarewells, putFarewellAway, type FanFarewell } from '@pitchside/api/live/fans';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { followOwn } from '../../../platform/session/ownTopic.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Fan clubs that the member was in and that were dissolved, until they have read of it. */
export const farewells = proxy<{ list: FanFarewell[] }>({ list: [] });

/** Loads dissolved clubs and listens for further ones while a component shows them. Returns a function that stops it. */
export function openFarewells(): () => void {
  const scope = createScope();
  const newest = latestOnly(scope);
  const load = () => {
    if (sessionToken() === undefined) farewells.list = [];
    // It is read again with the next page that shows it.
    else
      newest.ask(
        (signal) => api.call(clubFarewells, {}, { signal, quiet: true }),
        ({ list }) => void (farewells.list = list),
        () => undefined,
      );
  };
  load();
  scope.onLeave(
    followOwn({
      onEvent: ({ type, data }) => {
        if (type === 'club_dissolved') farewells.list = [data, ...farewells.list.filter(({ room_id }) => room_id !== data.room_id)];
      },
      onReset: scope.during(load),
      onChange: scope.during(load),
    }),
  );
  return scope.leave;
}

/**
 * Dismisses the notice of a club.
 * @throws ApiError on failure; the person has been notified
 */
export async function putAway(roomId: string): Promise<void> {
  await api.call(putFarewellAway, { id: roomId }, { idempotencyKey: crypto.randomUUID() });
  farewells.list = farewells.list.filter(({ room_id }) => room_id !== roomId);
}
