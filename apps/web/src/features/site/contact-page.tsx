import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { FramedPicture } from '../../ui/media/framed-picture.tsx';
import { FactList } from './components/fact-list.tsx';
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-20">
        <div className="flex flex-col justify-between">
          <PageHead title={contact.title} lead={contact.lead} />
          <Quote />
        </div>
        <FramedPicture
          picture={sitePictures['nature-morte']}
          isFirst
          imageClassName="aspect-3/2 rounded-t-sm lg:aspect-4/5"
        />
      </div>
      <Benefits />
      <PageSection title={contact.customTitle}>
        <p>{contact.custom}</p>
        <FactList facts={contact.customFacts} />
      </PageSection>
    </PageFrame>
  );
}

function Quote() {
  return (
    <section aria-labelledby="devis" className="border-t border-line pt-8">
      <h2 id="devis" className="type-h2">
        {contact.quoteTitle}
      </h2>
      <p className="mt-3 mb-6 max-w-[52ch] type-prose text-fg2">{contact.quote}</p>
      <MailLink before={contact.write} subject={contact.subject} />
    </section>
  );
}

function Benefits() {
  return (
    <ul className="grid border-t border-line lg:grid-cols-3">
      {contact.benefits.map((benefit) => (
        <li
          key={benefit.title}
          className="border-line py-6 not-first:border-t lg:px-6 lg:py-10 lg:first:pl-0 lg:last:pr-0 lg:not-first:border-t-0 lg:not-first:border-l"
        >
          <p className="type-h1">{benefit.title}</p>
          <p className="mt-3 max-w-[40ch] type-prose text-fg2">{benefit.text}</p>
        </li>
      ))}
    </ul>
  );
}
