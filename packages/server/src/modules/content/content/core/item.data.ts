import type { Clip, Picture } from '@pitchside/api/content/content';
import type { Block } from '@pitchside/api/content/news';
import type { CodingFault } from '../../uploads/index.ts';

/** Fields of a single kind of object. */
export interface ItemData {
  /** Of a post. */
  pictures?: Picture[];
  /** Of a post with a video, and of a video. */
  clip?: Clip;
  /** It awaits review once its video is processed. */
  isHeld?: boolean;
  /** Reason why its video could not be processed. */
  fault?: CodingFault;
  /** Points of a video that are worth jumping to; `at` in seconds. */
  chapters?: { at: number; title: string }[];
  /** Of an article. */
  cover?: Picture;
  summary?: string;
  source?: string;
  blocks?: Block[];
}
