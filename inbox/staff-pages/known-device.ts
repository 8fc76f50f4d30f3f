/* Whose passkey this device has, so that the door can offer it. Nothing here opens anything. */

const place = "inbox device";

type KnownDevice = { name: string; credential: string };

/** Without a name, its owner wanted no passkey here. */
function read(): Partial<KnownDevice> | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberedDevice() {
  const { name, credential = "" } = read() ?? {};
  return name ? { name, credential } : undefined;
}

export function rememberDevice(device: KnownDevice) {
  localStorage.setItem(place, JSON.stringify(device));
}

export function declineDevice() {
  localStorage.setItem(place, "{}");
}

export function isDeviceDeclined() {
  const known = read();
  return known !== undefined && !known.name;
}
