/** Stacked blocks, one of them lit. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-fg">
      <svg aria-hidden="true" viewBox="0 0 20 18" width="20" height="18" className="flex-none">
        <rect x="6.2" y="0" width="7" height="5" rx="1.2" fill="currentColor" />
        <rect x="4" y="6.5" width="12" height="5" rx="1.2" fill="currentColor" />
        <rect x="0" y="13" width="8.6" height="5" rx="1.2" fill="currentColor" />
        <rect x="11" y="13" width="8.6" height="5" rx="1.2" fill="var(--hot)" />
      </svg>
      <span className="text-[17px] leading-6 font-[560] tracking-[-0.01em] [font-stretch:112%]">
        {name}
      </span>
    </span>
  );
}
