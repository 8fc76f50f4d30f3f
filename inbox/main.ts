import { readSettings } from "./settings.ts";
import { startInbox } from "./start.ts";

// Other users of the machine can't read the files that the inbox writes.
process.umask(0o077);

try {
  const inbox = await startInbox(readSettings(process.env), {
    print: console.log,
    log: (line) => console.log(new Date().toISOString(), line),
    // systemd keeps the socket open during a restart, so that visitors wait and aren't refused.
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
