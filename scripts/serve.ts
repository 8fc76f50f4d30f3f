import { createSiteServer } from "../hosting/server.ts";
import { dist, exitWithError, portOr } from "./prepare.js";

const port = portOr(4173);
const server = createSiteServer(dist);

server.on("error", (error) => {
  const isBusy = "code" in error && error.code === "EADDRINUSE";
  exitWithError(
    isBusy
      ? `Port ${port} is in use, perhaps by the site in another window: close that window, or choose another port: npm start ${port + 10}`
      : `The site could not be served on port ${port}: ${error.message}`,
  );
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
