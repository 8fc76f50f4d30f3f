import { editorAddress, editorPort } from "../editor/run-go-live.ts";
import { NotStarted, startEditor } from "../editor/start-editor.ts";
import { exitWithError, isByHand, portOr, root } from "./prepare.js";

const port = portOr(editorPort);

// React for developers takes twice as long to render a page.
process.env.NODE_ENV = "production";

try {
  const open = isByHand(process) && "/editor";
  await startEditor(root, port, { server: { open } });
} catch (error) {
  if (error instanceof NotStarted) exitWithError(error.message);
  throw error;
}
console.log(`The editor is open on ${editorAddress(port)} (Ctrl+C ends it)`);
