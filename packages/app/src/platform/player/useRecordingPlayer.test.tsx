import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordingView } from './recording.presenter.ts';
import { useRecordingActs } from './useRecordingActs.ts';
import { useRecordingPlayer } from './useRecordingPlayer.ts';
import { setVolume } from './volume.store.ts';

const layout = { theatre: false, webFull: false, fullscreen: false };

function Recording({ url }: { url: string }) {
  const playing = useRecordingPlayer(url);
  const { video, state } = playing;
  const { sound, acts } = useRecordingActs(playing);
  const view = recordingView({ recording: state, seconds: 1, sound, layout, gone: '' });
  return (
    <>
      <video ref={video} />
      <button onClick={() => acts.onMutedChange(false)}>{view.isSoundRefused ? 'sound is off' : 'as it was'}</button>
    </>
  );
}

test('a recording whose sound the browser refused says so, and one press brings it', async () => {
  setVolume({ muted: false });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (!this.muted) throw new DOMException('no', 'NotAllowedError');
  });
  const screen = await render(<Recording url="/media/clips/goals.mp4" />);
  await expect.element(screen.getByRole('button', { name: 'sound is off' })).toBeVisible();
  play.mockRestore();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button', { name: 'as it was' })).toBeVisible();
});
