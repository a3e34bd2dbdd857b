/** Length of the sound, seconds; the specification (section 9) allows six. */
const lasts = 4.5;
/** Time that a browser remembers a sounded event, ms; longer than any tab may be late. */
const remembers = 30_000;

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

/** Plays the sound of a goal, drawn by us; silent until the person has touched the page once. */
export function playGoal(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  whistle(context, context.currentTime);
  crowd(context, context.currentTime + lasts);
}

/**
 * Plays the sound of an event in only one tab of this browser: the first audible tab takes the event's lock and keeps it. A tab without
 * any interaction may not play sound, so it leaves the event to another.
 */
export function soundGoal(eventId: string): void {
  if (!navigator.userActivation.hasBeenActive) return;
  // Locks exist on secure pages only; without them the tab that is looked at sounds.
  if (!('locks' in navigator)) {
    if (document.visibilityState === 'visible') playGoal();
    return;
  }
  void navigator.locks.request(`goal ${eventId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playGoal();
    await new Promise((resume) => setTimeout(resume, remembers));
  });
}
