/** Whether the page that led here is that of this therapist, named as in the session request. */
export function isReferringTherapist(firstName: string) {
  const [, name = ""] = /\/therapists\/([^/]+)$/.exec(document.referrer) ?? [];
  return `${name}-`.startsWith(`${firstName}-`);
}
