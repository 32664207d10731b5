import { AppLink } from '../../../lib/studio/navigation.tsx';

/** « Pas encore de compte ? S'inscrire » */
export function SwitchLine({
  question,
  href,
  link,
}: {
  question: string;
  href: string;
  link: string;
}) {
  return (
    <p className="text-fg2">
      {question}{' '}
      <AppLink
        href={href}
        className="border-b border-edge text-fg transition-colors hover:border-fg"
      >
        {link}
      </AppLink>
    </p>
  );
}
