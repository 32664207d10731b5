export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="pb-12 md:pb-16">
      <h1 className="type-display-page">{title}</h1>
      <p className="mt-4 max-w-[560px] text-base leading-6 text-fg2 md:text-[18px] md:leading-7">
        {lead}
      </p>
    </header>
  );
}
