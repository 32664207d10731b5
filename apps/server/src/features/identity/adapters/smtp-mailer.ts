import { createTransport } from 'nodemailer';
import type { SendResetMail } from '../ports.ts';
import { identityTexts } from '../texts.ts';

/** Sends reset mails through an SMTP server (`smtp://` or `smtps://`), as plain text. */
export function smtpMailer(options: { url: string; from: string; brand: string }): SendResetMail {
  const transport = createTransport(options.url);
  return async ({ to, link }) => {
    const { subject, text } = identityTexts.resetMail({ brand: options.brand, link });
    await transport.sendMail({ from: options.from, to, subject, text });
  };
}
