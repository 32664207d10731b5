/**
 * Gives each person of this tab one object, whichever page it is on: what it does goes on while
 * other pages are open, and ends when another person signs in.
 */
export function onePerPerson<T extends { readonly dispose: () => void }, Rest extends unknown[]>(
  make: (userId: string, ...rest: Rest) => T,
): (userId: string, ...rest: Rest) => T {
  let current: { readonly userId: string; readonly made: T } | undefined;
  return (userId, ...rest) => {
    if (current?.userId === userId) return current.made;
    current?.made.dispose();
    current = { userId, made: make(userId, ...rest) };
    return current.made;
  };
}
