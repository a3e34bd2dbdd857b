import { I18nProvider } from '@lingui/react';
import type { Room } from '@pitchside/api/live/live';
import type { Match } from '@pitchside/api/scores/matches';
import { activate, i18n } from '@pitchside/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSnapshot } from 'valtio';
import { roomState } from '../../stage/room.store.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { LiveEvents } from './LiveEvents.tsx';

beforeAll(() => activate('zh', Promise.resolve({})));

/** Says what the page has been drawn from. */
function Drawn() {
  return (
    <output>
      {useSnapshot(roomState).state} {useSnapshot(roomMatch).match?.id}
    </output>
  );
}

test('that a room has no match is said once it is known, and not while the match is on its way', async () => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <UiProvider i18n={i18n}>
        <LiveEvents />
        <Drawn />
      </UiProvider>
    </I18nProvider>,
  );
  const [waits, none] = [screen.getByRole('status', { name: '努力加载中' }), screen.getByText('这个直播间没有比赛')];
  await expect.element(waits).toBeInTheDocument();
  const room = { id: '1', status: 'live', title: '', match: { id: '9' } as Match } as Room;
  Object.assign(roomState, { id: '1', state: 'ready', room });
  await expect.element(screen.getByText('ready')).toBeInTheDocument();
  await expect.element(waits).toBeInTheDocument();
  await expect.element(none).not.toBeInTheDocument();
  // A row from the socket says nothing of what has happened.
  roomMatch.match = { id: '9', sport: 'football' } as Match;
  await expect.element(screen.getByText('ready 9')).toBeInTheDocument();
  await expect.element(waits).toBeInTheDocument();
  roomMatch.isLoaded = true;
  await expect.element(screen.getByText('比赛还没有事件')).toBeInTheDocument();
  roomState.room = { ...room, match: null };
  roomMatch.match = null;
  await expect.element(none).toBeInTheDocument();
  await expect.element(waits).not.toBeInTheDocument();
});
