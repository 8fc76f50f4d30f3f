/* Remembers whose passkey this device has, so that the door can offer it. It stores no secret. */

const place = "inbox device";

/** Person and credential of this device's passkey. An empty name: a passkey was declined here. */
type KnownDevice = { name: string; credential: string };

export function rememberedDevice(): KnownDevice | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberDevice(device: KnownDevice) {
  localStorage.setItem(place, JSON.stringify(device));
}
