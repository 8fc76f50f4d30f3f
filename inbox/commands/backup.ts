import { resolve } from "node:path";
import { connect, runCommand } from "./command.ts";
import { writeBackup } from "./copy.ts";

await runCommand(async (settings, [file]) => {
  if (!file) throw new Error("Where to? npm run inbox:backup -- /media/copies/inbox.db");
  const database = await connect(settings);
  const count = await writeBackup(database, resolve(file));
  await database.close();
  console.log(`${count} messages, sealed as they are, copied to ${resolve(file)}`);
});
