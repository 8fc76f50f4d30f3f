import { createSiteServer } from "../hosting/server.ts";
import { dist, giveUp } from "./prepare.js";

const port = Number(process.env.PORT || 4173);
const server = createSiteServer(dist);

server.on("error", (error) => {
  const isBusy = "code" in error && error.code === "EADDRINUSE";
  giveUp(
    isBusy
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`
      : `The site could not be served on port ${port}: ${error.message}`,
  );
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
