import type { FilmVersion } from '@armoni/contract/cuts';
import { clsx } from 'clsx';

type FilmShotsAccordProps = Pick<FilmVersion, 'shots'> & { className?: string };

/** The colours of each shot, as wide as it is long. */
export function FilmShotsAccord({ shots, className }: FilmShotsAccordProps) {
  return (
    <div
      aria-hidden
      className={clsx('keep-colour flex gap-px overflow-hidden rounded-tag', className)}
    >
      {shots.map(({ duration_seconds, accord }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots have no name here but their place.
        <span key={index} className="flex" style={{ flexGrow: duration_seconds, flexBasis: 0 }}>
          {accord.map(({ colour, share }) => (
            <span
              key={colour}
              style={{ flexGrow: share * 100, flexBasis: 0, backgroundColor: colour }}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
