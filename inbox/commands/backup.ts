import { resolve } from "node:path";
import { runOnStore } from "./command.ts";
import { writeBackup } from "./copy.ts";

await runOnStore(async (store, [folder]) => {
  if (!folder) throw new Error("Where to? npm run inbox:backup -- /media/copies");
  const { count, file } = await writeBackup(store, resolve(folder));
  console.log(`${count} messages, sealed as they are, copied to ${file}`);
});
