import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { playSound, sound } from "./sound.ts";

/** Turns this device's sound for urgent messages on or off, and plays it once when on. */
export function SoundButton() {
  const [isOn, setIsOn] = useState(sound.isOn);
  const Icon = isOn ? Bell : BellOff;
  return (
    <button
      type="button"
      className="button sound"
      data-variant="quiet"
      aria-pressed={isOn}
      onClick={() => {
        sound.turn(!isOn);
        if (!isOn) playSound();
        setIsOn(!isOn);
      }}
    >
      <Icon aria-hidden="true" />
      <span>
        Sound {isOn ? "on" : "off"}
        <span className="visually-hidden"> for urgent messages</span>
      </span>
    </button>
  );
}
