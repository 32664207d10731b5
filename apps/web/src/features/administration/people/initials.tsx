/** As in the header's menu: the first letters of the first and the last word. */
export function Initials({ name }: { name: string }) {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return (
    <span
      aria-hidden
      className="flex size-7 flex-none items-center justify-center rounded-full bg-s3 text-[11px] leading-none font-semibold text-fg2"
    >
      {chosen.map((word = '') => [...word][0]?.toLocaleUpperCase('fr')).join('') || '?'}
    </span>
  );
}
