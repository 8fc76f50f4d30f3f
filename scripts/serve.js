import { dist } from "./built-site.js";
import { loadTypeScript } from "./load-typescript.js";

const port = Number(process.env.PORT || 4173);

/** @type {typeof import("../hosting/server.ts")} */
const { createSiteServer } = await loadTypeScript("hosting/server.ts");
const server = createSiteServer(dist);

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
