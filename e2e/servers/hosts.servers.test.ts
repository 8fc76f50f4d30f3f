import { describeHost } from "../../hosting/testing";
import { startWebServer, webServers } from "./web-servers";

/* The servers for which a build brings rules. */

for (const [name, server] of Object.entries(webServers)) {
  describeHost(name, (root) => startWebServer(server, root));
}
