import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from './texts.ts';
import { useSectionInView } from './use-section-in-view.ts';

export type AccountAnchor = { readonly id: string; readonly title: string };

/** Beside the sections, or a row above them on phones. */
export function AccountNav({ anchors }: { anchors: readonly AccountAnchor[] }) {
  const { signOut } = useIdentity();
  return (
    <div className="mb-8 md:sticky md:top-22 md:mb-0 md:self-start">
      <h1 className="type-h1 mb-4 md:px-3">{texts.title}</h1>
      <Anchors anchors={anchors} />
      <button
        type="button"
        className="mt-4 hidden h-9 items-center gap-2 rounded-sm px-3 text-fg3 transition-colors hover:text-fg md:flex"
        onClick={() => void signOut().catch(() => toast.error(texts.signOutFailed))}
      >
        <LogOut size={16} aria-hidden />
        {texts.signOut}
      </button>
    </div>
  );
}

function Anchors({ anchors }: { anchors: readonly AccountAnchor[] }) {
  const current = useSectionInView(anchors);
  return (
    <nav
      aria-label={texts.sections}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 md:mx-0 md:flex-col md:overflow-visible md:px-0"
    >
      {anchors.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className={clsx(
            'flex h-11 flex-none items-center rounded-sm px-3 whitespace-nowrap transition-colors focus-visible:-outline-offset-2 md:h-9',
            id === current ? 'bg-s2 font-[550] text-fg' : 'text-fg3 hover:bg-hover hover:text-fg',
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
