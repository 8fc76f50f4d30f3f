import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** The server's response to the next e-mail. */
export type Mood = "takes" | "421" | "451" | "550" | "hangs" | "drops";

/** Starts an SMTP server that accepts e-mails, or fails as real servers do. */
export async function startSmtp() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = { mood: "takes" as Mood, refused: new Set<string>() };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    if (smtp.mood === "hangs") return;
    let isData = false;
    let text = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    say(smtp.mood === "421" ? "421 busy" : "220 ready");

    socket.on("data", (chunk) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) takeMail(part);
        else obey(part);
      }
    });

    function obey(line: string) {
      const command = line.slice(0, 4).toUpperCase();
      const [, address = ""] = /<(.+)>/.exec(line) ?? [];
      if (command === "RCPT" && smtp.refused.has(address)) {
        say("550 no such mailbox");
      } else if (command === "RCPT" && (smtp.mood === "451" || smtp.mood === "550")) {
        say(`${smtp.mood} not now`);
      } else if (command === "DATA") {
        isData = true;
        say("354 go on");
      } else {
        say(command === "QUIT" ? "221 bye" : "250 fine");
      }
    }

    function takeMail(mail: string) {
      isData = false;
      mails.push(mail);
      if (smtp.mood === "drops") socket.destroy();
      else say("250 taken");
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };

  return Object.assign(smtp, {
    mails,
    /** Subjects of the e-mails to one address, the oldest first. */
    subjectsFor(address: string) {
      return mails
        .filter((mail) => mail.includes(`To: ${address}`))
        .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "");
    },
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  });
}
