/** Level of a microphone. */
export interface MicrophoneLevel {
  /** Loudest sample of the last moment, dBFS. */
  read: () => number;
  stop: () => void;
}

/** Measures a microphone, which nobody hears here. */
export function measure(track: MediaStreamTrack): MicrophoneLevel {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 2_048 });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      let loudest = 0;
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
      return loudest > 0 ? 20 * Math.log10(loudest) : -Infinity;
    },
    stop: () => void context.close(),
  };
}
