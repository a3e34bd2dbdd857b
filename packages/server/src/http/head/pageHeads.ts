import { clip } from './clipHead.ts';
import { article, post, video } from './contentHeads.ts';
import { listedHeads } from './listedHeads.ts';
import type { HeadMaker } from './pageHead.types.ts';
import { expert, live, member, plan } from './peopleHeads.ts';
import { base, match } from './scoresHeads.ts';

/** Makers of all heads, by the path of the page. */
export const pageHeads: Readonly<Record<string, HeadMaker>> = {
  ...listedHeads,
  '/score-detail': match,
  '/live': live,
  '/detail': article,
  '/circle-detail': post,
  '/video-player': video,
  '/clip': clip,
  '/persona': member,
  '/specialist-home': expert,
  '/specialist-detail': plan,
  '/base-football': base('football'),
  '/base-basketball': base('basketball'),
};
