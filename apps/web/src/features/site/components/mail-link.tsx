import { Mail } from 'lucide-react';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';

type MailLinkProps = { before: string; subject: string };

/** A button that opens a message to the studio's address; its room until the address is known. */
export function MailLink({ before, subject }: MailLinkProps) {
  const state = useStudioConfig();
  if (state.status !== 'ready') return <div className="h-12" />;
  const { contactEmail } = state.config;
  return (
    <a
      href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}
      className={buttonClass({ variant: 'paper', size: 'large' }, 'max-w-full')}
    >
      <Mail size={20} strokeWidth={1.5} aria-hidden />
      <span className="truncate">
        {before} {contactEmail}
      </span>
    </a>
  );
}
