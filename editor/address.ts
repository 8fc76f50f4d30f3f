/** Not the inbox's, which is 4175. */
export const editorPort = 4174;

export function editorAddress(port = editorPort) {
  return `http://localhost:${port}/editor`;
}
