import { codingLimits } from './coding.data.ts';

/** Allowed decoders: output of cameras, phones and common programs. None of them reads other files. */
const decoders = {
  picture:
    'h264,hevc,mpeg4,mpeg2video,mpeg1video,msmpeg4v2,msmpeg4,h263,flv,vp6f,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,libaom-av1,mjpeg,prores,dvvideo',
  sound:
    'aac,aac_fixed,mp3,mp3float,mp2,mp2float,ac3,ac3_fixed,eac3,opus,libopus,vorbis,libvorbis,flac,alac,amrnb,amrwb,pcm_s16le,pcm_s16be,pcm_s24le,pcm_u8,pcm_f32le,pcm_mulaw,pcm_alaw',
};

/** Metadata of a file before transcoding. */
export interface Original {
  /** Length in seconds; undefined where the file does not say. */
  seconds: number | undefined;
  width: number;
  height: number;
  /** Whether the picture plays unchanged and only needs another container. */
  plays: boolean;
}

/** Input arguments: demuxer chosen from the first bytes, file protocol only, and no other file that it may reference. */
const opened = (container: string, source: string): string[] => [
  ...['-hide_banner', '-nostdin', '-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska,avi,flv'],
  ...['-codec_whitelist', `${decoders.picture},${decoders.sound}`, '-max_pixels', String(codingLimits.pixels), '-threads', '2'],
  ...['-f', container, '-i', `file:${source}`],
];

/** Arguments that make ffmpeg print metadata: an input without an output. */
export const lookArguments = (container: string, source: string): string[] => opened(container, source);

/** Arguments that measure the length of a file whose header lacks or may misstate it: counts packets without decoding. */
export const measureArguments = (container: string, source: string): string[] => [
  ...['-loglevel', 'error', '-nostats', '-progress', 'pipe:1'],
  ...opened(container, source),
  ...['-map', '0:V:0', '-c', 'copy', '-f', 'null', '-'],
];

/** Parses the position in seconds from a line of progress; undefined for other lines. */
export const secondOf = (line: string): number | undefined => {
  const [, at] = /^out_time_us=(\d+)$/.exec(line) ?? [];
  return at === undefined ? undefined : Number(at) / 1_000_000;
};

/** Parses ffmpeg's output; undefined when the file has no picture. */
export function readWords(words: string): Original | undefined {
  const picture = words.split('\n').find((line) => /^\s*Stream #0:\d+.*: Video: /.test(line) && !line.includes('(attached pic)'));
  const [, width, height] = /, (\d{1,5})x(\d{1,5})\b/.exec(picture ?? '') ?? [];
  if (picture === undefined || width === undefined || height === undefined) return undefined;
  const [, hours, minutes, seconds] = /^\s*Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m.exec(words) ?? [];
  return {
    seconds: hours === undefined ? undefined : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    width: Number(width),
    height: Number(height),
    plays: /: Video: h264 \((Constrained Baseline|Baseline|Main|High)\).*, yuvj?420p\b/.test(picture),
  };
}

const even = (of: string) => `trunc(${of}/2)*2`;

/** Maximum bitrate of the picture, bit/s, so that the file stays within its size limit. */
function rateOf(seconds: number): number {
  const all = (codingLimits.size * 8 * 0.9) / Math.max(1, seconds);
  return Math.round(Math.max(250_000, Math.min(4_500_000, all - 128_000)));
}

/**
 * Arguments that transcode a file to a format that every browser plays: H.264 and AAC, with the tables in front. With `copies`, a playable
 * picture is copied unchanged.
 */
export function codeArguments(
  container: string,
  source: string,
  { seconds = codingLimits.seconds }: Pick<Original, 'seconds'>,
  copies: boolean,
  into: string,
): string[] {
  const { width, height } = codingLimits.within;
  const rate = String(rateOf(seconds));
  const coded = [
    '-vf',
    // Non-square pixels are made square first, within limits.
    `scale='${even('min(max(iw*sar,16),4096)')}':'${even('max(ih,16)')}',setsar=1,scale='min(${width},iw)':'min(${height},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,format=yuv420p`,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23', '-maxrate', rate, '-bufsize', rate],
    ...['-fpsmax', '60', '-g', '250', '-threads', '2'],
  ];
  return [
    ...['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1'],
    ...opened(container, source),
    ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(copies ? ['-c:v', 'copy'] : coded),
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    // Slightly above the limit, so that too long or large results are detected.
    ...['-t', String(codingLimits.seconds + 5), '-fs', String(codingLimits.size)],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${into}`],
  ];
}
