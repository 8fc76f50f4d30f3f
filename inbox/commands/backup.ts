import { resolve } from "node:path";
import { connect, runCommand } from "./command.ts";
import { writeBackup } from "./copy.ts";

await runCommand(async (settings, [folder]) => {
  if (!folder) throw new Error("Where to? npm run inbox:backup -- /media/copies");
  const database = await connect(settings);
  const { count, file } = await writeBackup(database, resolve(folder));
  await database.close();
  console.log(`${count} messages, sealed as they are, copied to ${file}`);
});
