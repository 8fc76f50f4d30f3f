import { resolve } from "node:path";
import { writeBackup } from "./backup-file.ts";
import { runOnStore } from "./command.ts";

await runOnStore(async (store, [folder]) => {
  if (!folder) throw new Error("Usage: npm run inbox:backup -- /media/backups");
  const { count, file } = await writeBackup(store, resolve(folder));
  console.log(`${count} messages backed up, still encrypted: ${file}`);
});
