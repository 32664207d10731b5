import { IdCard } from 'lucide-react';
import { SettingsRow } from '../../../../ui/layout/settings.tsx';
import { texts } from '../../issuer/texts.ts';
import { useIssuerName } from '../../issuer/use-issuer-sign-in.ts';

/** That somebody is signed in by another issuer, which is changed there and not here. */
export function IssuerRow({ email }: { email: string }) {
  const name = useIssuerName();
  if (name === null) return null;
  return <SettingsRow icon={<IdCard size={18} />} title={email} detail={texts.row(name)} />;
}
