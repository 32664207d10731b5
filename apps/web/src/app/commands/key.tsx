/** A key of the keyboard, as it is drawn in a line of text. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="type-data flex-none font-[family-name:inherit] rounded-xs bg-s3 px-1.5 py-0.5 font-[550] text-fg2">
      {children}
    </kbd>
  );
}
