import { usePageTitle } from '../../lib/use-page-title.ts';
import { MailLink } from './components/mail-link.tsx';
import { PageFrame } from './components/page-frame.tsx';
import { PageHead } from './components/page-head.tsx';
import { PageSection } from './components/page-section.tsx';
import { texts } from './texts.ts';

const { contact } = texts;

export function ContactPage() {
  usePageTitle(contact.title);
  return (
    <PageFrame>
      <PageHead title={contact.title} lead={contact.lead} />
      <ul className="grid border-t border-line md:grid-cols-3">
        {contact.benefits.map((benefit) => (
          <li
            key={benefit.title}
            className="border-line py-6 not-first:border-t md:px-6 md:py-8 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l"
          >
            <p className="type-h2">{benefit.title}</p>
            <p className="mt-2 text-[15px] leading-6 text-fg2">{benefit.text}</p>
          </li>
        ))}
      </ul>
      <PageSection title={contact.quoteTitle}>
        <p>{contact.quote}</p>
        <MailLink before={contact.write} subject={contact.subject} />
      </PageSection>
      <PageSection title={contact.customTitle}>
        <p>{contact.custom}</p>
      </PageSection>
    </PageFrame>
  );
}
