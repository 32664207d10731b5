import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStudioConfig } from '../../lib/studio/studio-config.ts';
import { type AccountAnchor, AccountNav } from './account/account-nav.tsx';
import { BinSection } from './account/bin-section.tsx';
import { DataSection } from './account/data-section.tsx';
import { DevicesSection } from './account/devices-section.tsx';
import { ProgramsSection } from './account/programs/programs-section.tsx';
import { texts as programTexts } from './account/programs/texts.ts';
import { SignInSection } from './account/sign-in-section.tsx';
import { StorageSection } from './account/storage-section.tsx';
import { texts } from './account/texts.ts';
import { useWaysIn } from './account/ways-in/use-ways-in.ts';

const storage = { id: 'stockage', title: texts.storage.title };
const bin = { id: 'corbeille', title: texts.bin.title };
const signIn = { id: 'connexion', title: texts.signIn.title };
const devices = { id: 'appareils', title: texts.devices.title };
const programs = { id: 'programmes', title: programTexts.title };
const data = { id: 'donnees', title: texts.data.title };

const allAnchors: readonly AccountAnchor[] = [storage, bin, signIn, devices, programs, data];
const hostedAnchors: readonly AccountAnchor[] = [storage, bin, programs, data];

/** /compte: what is kept of a person, how they sign in and where, and their way out. */
export function AccountPage() {
  const { id } = useSignedInUser();
  const state = useStudioConfig();
  // A hosted provider has pages of its own for passwords and devices.
  const isOurs = state.status === 'ready' && state.config.identity.provider === 'embedded';
  const { data: waysIn } = useWaysIn(id, isOurs);
  return (
    <main className="mx-auto grid w-full max-w-[1088px] flex-1 grid-cols-[minmax(0,1fr)] content-start px-4 pt-6 pb-16 md:grid-cols-[200px_minmax(0,720px)] md:gap-12 md:px-5 md:pt-8 lg:gap-20">
      <AccountNav anchors={isOurs ? allAnchors : hostedAnchors} />
      <div className="min-w-0 md:pt-1">
        <StorageSection userId={id} />
        <BinSection userId={id} />
        {isOurs && <SignInSection />}
        {isOurs && <DevicesSection userId={id} />}
        <ProgramsSection userId={id} />
        <DataSection userId={id} hasPassword={isOurs && waysIn?.hasPassword !== false} />
      </div>
    </main>
  );
}
