import { createTransport } from 'nodemailer';
import type { IdentityMails } from '../ports.ts';
import { identityTexts } from '../texts.ts';

/** Sends mails through an SMTP server (`smtp://` or `smtps://`), as plain text. */
export function smtpMailer(options: { url: string; from: string; brand: string }): IdentityMails {
  const transport = createTransport(options.url);
  const sending =
    (textsOf: (mail: { brand: string; link: string }) => { subject: string; text: string }) =>
    async ({ to, link }: { to: string; link: string }) => {
      const { subject, text } = textsOf({ brand: options.brand, link });
      await transport.sendMail({ from: options.from, to, subject, text });
    };
  return {
    reset: sending(identityTexts.resetMail),
    confirmAddress: sending(identityTexts.confirmMail),
    invite: sending(identityTexts.invitationMail),
  };
}
