import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Tells whether a server takes connections at a port of this machine. */
export function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => setTimeout(() => resolve(false), 20));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
