import { Lock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useIdentity } from '../../lib/session/identity.ts';
import { AppLink, useNavigation } from '../../lib/studio/navigation.tsx';
import { sitePictures } from '../../lib/studio/site-pictures.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { NoticePage } from '../../ui/layout/notice-page.tsx';
import { PageLoading } from '../frame/page-loading.tsx';
import { texts } from '../texts.ts';

type RequireSignInProps = {
  /** The editor and the gallery also say so and go to the sign-in page. */
  redirects?: boolean;
  loading?: string;
  children: ReactNode;
};

const refusalShownMs = 1500;

/** Shows its page to people who are signed in, and « Accès Refusé » to everybody else. */
export function RequireSignIn({ redirects = false, loading, children }: RequireSignInProps) {
  const { status, endedBy } = useIdentity();
  const { go } = useNavigation();
  const isSentAway = status === 'signed-out' && (redirects || endedBy !== null);
  useEffect(() => {
    if (!isSentAway) return;
    // Whoever another tab signed out is told why where they arrive.
    if (endedBy !== null) return go('/sign-in', { replace: true });
    toast.error(texts.pleaseSignIn);
    // The refusal stays long enough to be read.
    const later = setTimeout(() => go('/sign-in', { replace: true }), refusalShownMs);
    return () => clearTimeout(later);
  }, [isSentAway, endedBy, go]);
  if (status === 'loading' || (isSentAway && endedBy)) return <PageLoading text={loading} />;
  if (status === 'signed-in') return children;
  return (
    <NoticePage
      picture={sitePictures.ville}
      icon={<Lock size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.denied}
      lead={texts.deniedLead}
      action={
        <AppLink href="/sign-in" className={buttonClass({ variant: 'paper', size: 'large' })}>
          {texts.deniedAction}
        </AppLink>
      }
    />
  );
}
