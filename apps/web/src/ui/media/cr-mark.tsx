/** The pin of Content Credentials: a circle with a corner, « cr » in it. Decoration beside words. */
export function CrMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <path
        d="M12 1.5a10.5 10.5 0 1 0 0 21h10.5V12A10.5 10.5 0 0 0 12 1.5Z"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M11 14.6a2.9 2.9 0 1 1 0-4.2M14 15.3V9.2M14 12c0-1.8 1-2.8 3-2.8"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
