/** The two notes, in hertz and seconds after the start. */
const NOTES = [
  { frequency: 587.33, start: 0 },
  { frequency: 880, start: 0.09 },
] as const
const NOTE_SECONDS = 0.28

let shared: AudioContext | undefined

/**
 * Plays the sound of a new message at full volume (SPEC.md section 4).
 *
 * @throws (as rejection) Where the browser plays nothing, such as before the first touch of the page.
 */
export async function playNotificationSound(): Promise<void> {
  shared ??= new AudioContext()
  // A context that may not play yet stays pending for ever instead of refusing.
  if (shared.state === 'suspended' && !navigator.userActivation.hasBeenActive) throw new Error('Nothing may play yet')
  await shared.resume()
  const output = shared.createGain()
  output.gain.value = 1
  output.connect(shared.destination)
  for (const { frequency, start } of NOTES) playNote(shared, output, frequency, shared.currentTime + start)
}

function playNote(context: AudioContext, output: AudioNode, frequency: number, atSeconds: number): void {
  const note = new OscillatorNode(context, { type: 'sine', frequency })
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, atSeconds)
  envelope.gain.linearRampToValueAtTime(0.5, atSeconds + 0.015)
  envelope.gain.exponentialRampToValueAtTime(0.001, atSeconds + NOTE_SECONDS)
  note.connect(envelope).connect(output)
  note.start(atSeconds)
  note.stop(atSeconds + NOTE_SECONDS)
}
