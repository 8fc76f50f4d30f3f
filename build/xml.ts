const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function escapeXml(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
