import { ExternalLink, Mail } from 'lucide-react';
import { useStudioConfig } from '../../lib/studio/studio-config.ts';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { EngineList } from './components/engine-list.tsx';
import { FilmSheet } from './components/film-sheet.tsx';
import { PageFrame } from './components/page-frame.tsx';
import { PageHead } from './components/page-head.tsx';
import { PageSection } from './components/page-section.tsx';
import { Questions } from './components/questions.tsx';
import { texts } from './texts.ts';

const { information } = texts;
const linkClass = 'border-b border-edge text-fg transition-colors hover:border-fg';

export function InformationPage() {
  usePageTitle(information.title);
  return (
    <PageFrame>
      <PageHead title={information.title} lead={information.lead} />
      <FilmSheet caption={information.filmCaption} />
      <PageSection title={information.studioTitle}>
        {information.studio.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </PageSection>
      <PageSection title={information.enginesTitle}>
        <p>{information.enginesLead}</p>
        <EngineList />
      </PageSection>
      <PageSection title={information.questionsTitle} id="questions">
        <Questions />
      </PageSection>
      <ContactSection />
    </PageFrame>
  );
}

function ContactSection() {
  const state = useStudioConfig();
  const config = state.status === 'ready' ? state.config : null;
  return (
    <PageSection
      id="contact"
      title={
        <span className="inline-flex items-center gap-2.5">
          <Mail size={20} strokeWidth={1.5} aria-hidden />
          {information.contactTitle}
        </span>
      }
    >
      <p>{information.contactLead}</p>
      {config && (
        <p>
          <a href={`mailto:${config.contactEmail}`} className={linkClass}>
            {config.contactEmail}
          </a>
        </p>
      )}
      {config?.socialUrl && (
        <p>
          <a
            href={config.socialUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={`${linkClass} inline-flex items-center gap-2`}
          >
            {information.social}
            <ExternalLink size={16} aria-hidden />
          </a>
        </p>
      )}
    </PageSection>
  );
}
