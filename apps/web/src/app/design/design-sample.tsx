import type { ReactNode } from 'react';

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="type-caption text-fg3">{title}</h2>
      {children}
    </section>
  );
}
