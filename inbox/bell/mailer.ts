import { createTransport } from "nodemailer";
import type { Settings } from "../settings.ts";

export type Mail = { subject: string; text: string };
/** Sends an e-mail to one recipient, or to all of them if none is given. */
export type SendMail = (mail: Mail, recipient?: string) => Promise<unknown>;

type MailSettings = Pick<Settings, "smtp" | "mailFrom" | "mailTo"> & { timeoutMs?: number };

export function createMailer({ smtp, mailFrom, mailTo, timeoutMs = 20_000 }: MailSettings) {
  const transport = createTransport({
    url: smtp,
    // Remote servers need TLS: the e-mail could be altered and the SMTP password intercepted.
    requireTLS: !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtp).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sendMail: SendMail = (mail, recipient) =>
    transport.sendMail({
      ...mail,
      from: mailFrom,
      to: recipient ?? [...mailTo],
      headers: { "Auto-Submitted": "auto-generated" },
    });
  return { sendMail, verify: () => transport.verify(), close: () => transport.close() };
}
