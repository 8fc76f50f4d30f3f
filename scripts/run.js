import { loadTypeScript } from "./load-typescript.js";
import { checkNode, installIfNeeded } from "./prepare.js";

// Where every command begins, in what Node 20 reads by itself; the command is in TypeScript.
checkNode();
installIfNeeded();

const [command] = process.argv.splice(2, 1);
await loadTypeScript(`scripts/${command}.ts`);
