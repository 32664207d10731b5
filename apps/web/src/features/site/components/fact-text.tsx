import { AppLink } from '../../../lib/studio/navigation.tsx';

/** Plain lines with `**bold**` and `[links](/page)`, as facts of the studio are written. */
export function FactText({ text }: { text: string }) {
  return text.split('\n').map((line) => <p key={line}>{line.split(marked).map(piece)}</p>);
}

const marked = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function piece(words: string) {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(words);
  if (link?.[1] && link[2]) {
    return (
      <AppLink
        key={words}
        href={link[2]}
        className="border-b border-edge text-fg transition-colors hover:border-fg"
      >
        {link[1]}
      </AppLink>
    );
  }
  if (!words.startsWith('**')) return words;
  return (
    <strong key={words} className="font-[550] text-fg">
      {words.slice(2, -2)}
    </strong>
  );
}
