import '@pitchside/ui/reset';
import { afterEach, expect, test } from 'vitest';
import { filmElement, isBringing } from './filmElement.ts';

/** A page that came with a film. */
function pageWith(url: string): void {
  document.body.innerHTML = `<video id="first-film" data-of="${url}" src="/nowhere.mp4" preload="none" hidden></video>`;
}
afterEach(() => void (document.body.innerHTML = ''));

test('the film that came with the page is played in its own element, once', () => {
  pageWith('/u/a.mp4');
  const early = document.querySelector('video');
  const film = filmElement('/u/a.mp4');
  expect(film).toBe(early);
  expect([film.hidden, film.isConnected, isBringing(film, '/u/a.mp4')]).toEqual([false, false, true]);
  expect(filmElement('/u/a.mp4')).not.toBe(early);
});

test('until then it takes no place on the page, whose styles give videos one', () => {
  pageWith('/u/a.mp4');
  expect(document.querySelector('video')?.getBoundingClientRect().height).toBe(0);
});

test('another film has an element of its own, and what came for nothing is gone', () => {
  pageWith('/u/a.mp4');
  const film = filmElement('/u/b.mp4');
  expect([film.hasAttribute('src'), isBringing(film, '/u/b.mp4'), document.querySelector('video')]).toEqual([false, false, null]);
});
