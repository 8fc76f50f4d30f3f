import { loadTypeScript } from "./load-typescript.js";
import { checkNode, installIfNeeded } from "./prepare.js";

// Entry of every command, in JavaScript that Node 20 reads. The commands are in TypeScript.
checkNode();
installIfNeeded();

const [command] = process.argv.splice(2, 1);
await loadTypeScript(`scripts/${command}.ts`);
