const name = "sound";
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.25 },
];
const toneSeconds = 0.2;

/** The sound setting of this device. Off until a person turns it on. */
export const sound = {
  isOn: () => localStorage.getItem(name) === "on",
  turn: (isOn: boolean) =>
    isOn ? localStorage.setItem(name, "on") : localStorage.removeItem(name),
};

/** Plays two tones that the browser makes: nothing is requested. */
export function playSound() {
  const audio = new AudioContext();
  for (const { hertz, at } of tones) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    tone.connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + toneSeconds);
    if (at > 0) tone.onended = () => void audio.close();
  }
}
