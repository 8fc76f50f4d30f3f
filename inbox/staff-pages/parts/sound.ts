const name = "sound";
const toneSeconds = 0.5;

/** The sound setting of this device. Off until a person turns it on. */
export const sound = {
  isOn: () => localStorage.getItem(name) === "on",
  turn: (isOn: boolean) =>
    isOn ? localStorage.setItem(name, "on") : localStorage.removeItem(name),
};

/** Plays a tone that the browser makes: nothing is requested. */
export function playSound() {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: 880 });
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + toneSeconds);
  tone.onended = () => void audio.close();
}
