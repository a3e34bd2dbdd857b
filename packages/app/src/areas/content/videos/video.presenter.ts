import type { Sport } from '@pitchside/api/scores/matches';
import type { Video } from '@pitchside/api/content/videos';
import type { VideoCardItem } from '@pitchside/ui/VideoCard';
import { videoHref } from '../videoLinks.ts';

type Story = VideoCardItem['cover']['kind'];

/** Scenes that are drawn for a video without a picture of its own. */
const scenes: Readonly<Record<Sport | 'none', readonly [Story, ...Story[]]>> = {
  football: ['celebration', 'shot', 'save', 'duel', 'star'],
  basketball: ['hoop', 'dunk'],
  esports: ['desk'],
  none: ['fans', 'touchline', 'tunnel'],
};

/** One of a list, always the same for the same id. */
const pickFor = ([first, ...others]: readonly [Story, ...Story[]], id: string): Story =>
  [first, ...others][[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7) % (others.length + 1)] ?? first;

/** The picture of a video: its own, or a scene in the colours of its match. */
export const videoCover = ({ id, match, clip }: Pick<Video, 'id' | 'match' | 'clip'>): VideoCardItem['cover'] => ({
  kind: pickFor(scenes[match?.sport ?? 'none'], id),
  seed: `video-${id}`,
  ...(match && { home: match.home.colors, away: match.away.colors }),
  ...(clip.cover !== '' && { src: clip.cover }),
});

/** A video, for its card. */
export const videoView = (video: Video): VideoCardItem => ({
  id: video.id,
  href: videoHref(video.id),
  title: video.title,
  cover: videoCover(video),
  seconds: video.clip.seconds,
  author: video.author.user_nickname,
  views: video.views,
  likes: video.likes,
  publishedAt: video.published_at,
});
