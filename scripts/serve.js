import { fileURLToPath } from "node:url";
import { createSiteServer } from "../hosting/server.js";

const root = fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.env.PORT || 4173);

const server = await createSiteServer(root);

server.on("error", (error) => {
  const isBusy = "code" in error && error.code === "EADDRINUSE";
  console.error(
    isBusy
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`
      : `The site could not be served on port ${port}: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
