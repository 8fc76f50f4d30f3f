import { fetchDecap } from "../editor/decap.ts";
import { writeOnlineEditor } from "../editor/online.ts";
import { giveUp, root } from "./prepare.js";

const [repository = "", signIn] = process.argv.slice(2);
if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  giveUp("Say which repository: npm run edit:online your-name/your-repository");
}
const folder = await writeOnlineEditor(root, fetchDecap(root), { repository, signIn });
console.log(`The editor for ${repository} is in ${folder}`);
