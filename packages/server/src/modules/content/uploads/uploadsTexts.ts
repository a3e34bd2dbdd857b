import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CodingFault } from './coding/coding.data.ts';
import type { VideoFault } from './uploadsVideo.ts';

/** Messages for refused uploads. */
export const texts = {
  token: msg`上传凭证无效或已过期，请重试`,
  used: msg`上传凭证已经用过，请重试`,
  large: msg`文件太大`,
  type: msg`只支持 png、jpg 图片`,
  fileType: msg`不支持这种文件`,
  broken: msg`图片无法读取，换一张试试`,
  small: msg`文件分得太碎，请重新上传`,
  atOnce: msg`同时上传的文件太多，等它们传完再试`,
  full: msg`今天上传得太多了，明天再来`,
  disk: msg`存储空间不足，请稍后再试`,
  gone: msg`没有找到`,
  video: {
    container: msg`只支持 mp4 视频`,
    broken: msg`视频不完整或已损坏，请重新导出`,
    picture: msg`视频画面要用 H.264 编码`,
    sound: msg`视频声音要用 AAC 编码`,
    empty: msg`视频里没有画面`,
  } satisfies Record<VideoFault, MessageDescriptor>,
  /** Formats that no ffmpeg is asked to read. */
  unknown: msg`没认出这种视频，可以用 mp4、mov、mkv、webm、avi 或 flv`,
  waiting: msg`你还有几个视频在处理，等它们好了再传`,
  busy: msg`现在要处理的视频太多，请稍后再试，或者上传 H.264 和 AAC 的 mp4`,
  over: msg`这个文件的上传已经取消或过期，请重新上传`,
  late: msg`图片放得太久，已经删除了，请重新上传`,
};

/** Messages for videos that could not be transcoded. */
export const codingTexts: Readonly<Record<CodingFault, MessageDescriptor>> = {
  unreadable: msg`视频无法转码，可能不完整或已损坏，请重新导出`,
  empty: msg`视频里没有画面`,
  long: msg`视频太长，最多 20 分钟`,
  wide: msg`视频画面太大，最多 4096 × 2304`,
  large: msg`转码后的视频太大，请缩短或降低清晰度`,
  slow: msg`视频转码太久，请缩短或换成 H.264 和 AAC 的 mp4`,
  unable: msg`视频转码没有成功，请换成 H.264 和 AAC 的 mp4`,
};
