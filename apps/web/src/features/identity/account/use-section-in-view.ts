import { useEffect, useState } from 'react';

/** A section counts as reached once its title is this close to the header. */
const reachedPixels = 160;

/** The id of the section that is being read; where the page ends, the one that was chosen, or the last. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const follow = () => setCurrent(isAtEnd() ? (chosenIn(ids) ?? ids.at(-1)) : lastReached(ids));
    follow();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('hashchange', follow, { signal });
    return () => ended.abort();
  }, [sections]);
  return current;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

/** The section of the address, unless it was scrolled away. */
function chosenIn(ids: readonly string[]): string | undefined {
  return ids.find((id) => id === window.location.hash.slice(1) && topOf(id) > 0);
}

function lastReached(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => topOf(id) <= reachedPixels) ?? ids[0];
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
