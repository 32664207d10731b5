export function FormHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-6">
      <h1 className="type-h1">{title}</h1>
      <p className="mt-2 text-base leading-6 text-fg3">{lead}</p>
    </header>
  );
}
