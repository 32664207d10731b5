import { clsx } from 'clsx';

/** One measured colour and its share of 1. */
export type AccordStripe = { readonly colour: string; readonly share: number };

/** The palette of a picture or a style: flat stripes as wide as their share, dark to light. */
export function Accord({
  stripes,
  className,
}: {
  stripes: readonly AccordStripe[];
  className?: string;
}) {
  return (
    <div
      aria-hidden
      className={clsx(
        'keep-colour flex h-1.5 overflow-hidden rounded-b-tag bg-s3 select-none',
        className,
      )}
    >
      {stripes.map((stripe) => (
        <span
          key={stripe.colour}
          style={{ flexGrow: stripe.share * 100, flexBasis: 0, backgroundColor: stripe.colour }}
        />
      ))}
    </div>
  );
}

/** The small mark before a style's name; empty while the style is not trained. */
export function AccordChip({ stripes }: { stripes?: readonly AccordStripe[] }) {
  return <Accord stripes={stripes ?? []} className="h-4 w-7 flex-none rounded-t-[2px]" />;
}
