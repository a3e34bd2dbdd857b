import { afterEach, expect, test, vi } from 'vitest';

let isOn = true;
const video = document.createElement('video');
vi.mock('./picture.store.ts', () => ({ pictureElement: () => video, isPictureOn: () => isOn }));
const { holdPicture, leavePlace } = await import('./places.ts');

const place = () => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};
afterEach(() => void (isOn = true));

test('the picture is in the first place that wants it, and goes back to the next when that lets go', () => {
  const [room, mini, window] = [place(), place(), place()];
  const leaveMini = holdPicture('mini', mini);
  expect(video.parentElement).toBe(mini);
  const leaveRoom = holdPicture('room', room);
  expect(video.parentElement).toBe(room);
  const leaveWindow = holdPicture('window', window);
  expect(video.parentElement).toBe(window);
  leavePlace('window');
  expect(video.parentElement).toBe(room);
  leaveWindow();
  leaveRoom();
  expect(video.parentElement).toBe(mini);
  leaveMini();
});

test('between two places a picture that plays stays in the document, out of sight; one that is over leaves it', () => {
  const leave = holdPicture('room', place());
  leave();
  expect([video.isConnected, video.closest('[hidden]') !== null]).toEqual([true, true]);
  const again = holdPicture('mini', place());
  isOn = false;
  again();
  expect(video.isConnected).toBe(false);
});

test('a place that was taken over by another element is not given up by the first', () => {
  const [before, after] = [place(), place()];
  const leaveBefore = holdPicture('room', before);
  const leaveAfter = holdPicture('room', after);
  leaveBefore();
  expect(video.parentElement).toBe(after);
  leaveAfter();
});
