/** Parameters of the encoder. */
export interface Recipe {
  height: number;
  /** Bits a second. */
  bitRate: number;
}

/** Arguments of ffmpeg: fragments of MP4 in, FLV out, on the same timeline; a key picture each second. */
export const ffmpegArguments = ({ height, bitRate }: Recipe): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostats'],
  ...['-fflags', 'nobuffer', '-probesize', '1000000', '-analyzeduration', '500000', '-f', 'mov', '-i', 'pipe:0'],
  ...['-copyts', '-map', '0:v:0', '-map', '0:a:0?', '-c:a', 'copy'],
  ...[
    '-vf',
    `scale=-2:${height}`,
    '-c:v',
    'libx264',
    '-preset',
    'superfast',
    '-tune',
    'zerolatency',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
  ],
  ...['-b:v', String(bitRate), '-maxrate', String(bitRate), '-bufsize', String(bitRate)],
  // By the time since the last one: the timeline does not begin at zero.
  ...['-g', '600', '-force_key_frames', 'expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+1))'],
  ...['-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', 'pipe:1'],
];
