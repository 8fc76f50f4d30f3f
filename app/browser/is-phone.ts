/** Where screens are narrow, machines are slow. */
export function isPhone() {
  return matchMedia("(max-width: 48rem)").matches;
}
