import { AppLink } from '../../../lib/studio/navigation.tsx';
import { texts } from '../texts.ts';

const links = [
  ['/verifier', texts.footer.check],
  ['/information', texts.footer.information],
  ['/information#questions', texts.footer.questions],
  ['/information#contact', texts.footer.write],
] as const;

/** Where the page that answers questions is found. */
export function PageFooter() {
  return (
    <footer className="mt-12 border-t border-line pt-4">
      <nav aria-label={texts.footer.label} className="-mx-3 flex flex-wrap">
        {links.map(([href, label]) => (
          <AppLink
            key={href}
            href={href}
            className="flex min-h-11 items-center px-3 text-fg3 transition-colors hover:text-fg"
          >
            {label}
          </AppLink>
        ))}
      </nav>
    </footer>
  );
}
