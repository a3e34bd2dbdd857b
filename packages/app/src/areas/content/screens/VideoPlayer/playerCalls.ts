import { videoDanmakuList, type VideoDanmaku } from '@pitchside/api/content/videos';
import { api } from '../../../../platform/api/api.ts';
import { stretch } from '../../../../platform/player/timedTalk.ts';

/** Milliseconds of a tenth of a second, the unit of danmaku positions. */
const tenth = 100;

/** Brings what was said over a video from a moment (ms) on, a stretch long. */
export const saidIn =
  (id: string) =>
  async (from: number): Promise<VideoDanmaku[]> => {
    const span = { from: Math.floor(from / tenth), until: Math.floor((from + stretch) / tenth) };
    const { list } = await api.call(videoDanmakuList, { id, ...span }, { quiet: true });
    return list.map((line) => ({ ...line, at: line.at * tenth }));
  };
