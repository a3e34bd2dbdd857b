import { drawnUrl, sidesOf, type DrawnArt } from './drawn.ts';
import { storyScene, type StoryKind } from './story.ts';
import { svg } from './svg.ts';

export { storyKinds, type StoryKind } from './story.ts';

/** Input of the picture of a video, post or article. */
export interface StoryArt extends DrawnArt {
  kind: StoryKind;
}

/** The markup of a story's picture, 16:9. */
export const storyMarkup = (art: StoryArt): string => svg(storyScene(art.kind, art.seed, ...sidesOf(art)));

/** The address of a story's picture for `<img src>`. */
export const storyUrl = (art: StoryArt): string =>
  drawnUrl(JSON.stringify(['story', art.kind, art.seed, art.home, art.away]), () => storyMarkup(art));
