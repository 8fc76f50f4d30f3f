import { editorAddress, editorPort } from "../editor/run-go-live.ts";
import { NotStarted, startEditor } from "../editor/start-editor.ts";
import { giveUp, root } from "./prepare.js";

const port = Number(process.env.PORT ?? editorPort);

try {
  await startEditor(root, port);
} catch (error) {
  if (error instanceof NotStarted) giveUp(error.message);
  throw error;
}
console.log(`The editor is open on ${editorAddress(port)} (Ctrl+C ends it)`);
