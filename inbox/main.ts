import { readSettings } from "./settings.ts";
import { startInbox } from "./start.ts";

// What it writes is for nobody else on the machine.
process.umask(0o077);

try {
  const inbox = await startInbox(readSettings(process.env), {
    print: console.log,
    log: (line) => console.log(new Date().toISOString(), line),
    // systemd keeps the socket open while we start anew, so that visitors wait and are not refused.
    ...(process.env.LISTEN_PID === String(process.pid) && { fd: 3 }),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => inbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? "The port is in use: set INBOX_PORT to another." : message);
  process.exit(1);
}
