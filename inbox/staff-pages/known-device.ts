/* Whose passkey this device has, so that the door can offer it. Nothing here opens anything. */

const place = "inbox device";

/** Without a name, its owner wanted no passkey here. */
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

export function declineDevice() {
  rememberDevice({ name: "", credential: "" });
}
