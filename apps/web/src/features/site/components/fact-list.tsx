type FactListProps = { facts: readonly (readonly [name: string, value: string])[] };

/** Names and values on touching lines. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="w-full type-ui">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex justify-between gap-6 border-line py-3 not-last:border-b first:pt-0"
        >
          <dt className="text-fg3">{name}</dt>
          <dd className="text-right text-fg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
