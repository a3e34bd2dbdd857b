/** Longest sound of a goal, seconds. Source: specification section 9. */
export const goalSoundLimit = 6;

let context: AudioContext | undefined;

/** A roar of the crowd: filtered noise that swells and fades. */
function crowd(audio: AudioContext, until: number): void {
  const length = audio.sampleRate * 2;
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 900, Q: 0.6 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.28, audio.currentTime + 0.5);
  gain.gain.linearRampToValueAtTime(0, until);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
  source.stop(until);
}

/** Two blasts of a referee's whistle. */
function whistle(audio: AudioContext, at: number): void {
  for (const [start, length] of [
    [0, 0.18],
    [0.26, 0.5],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: 'square', frequency: 2_350 });
    const flutter = new OscillatorNode(audio, { frequency: 34 });
    const depth = new GainNode(audio, { gain: 120 });
    const gain = new GainNode(audio, { gain: 0.05 });
    flutter.connect(depth).connect(tone.frequency);
    tone.connect(gain).connect(audio.destination);
    for (const part of [tone, flutter]) {
      part.start(at + start);
      part.stop(at + start + length);
    }
  }
}

/** Plays the sound of a goal, drawn by us, at most six seconds; silent until the person has touched the page once. */
export function playGoal(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  whistle(context, context.currentTime);
  crowd(context, context.currentTime + Math.min(4.5, goalSoundLimit));
}
