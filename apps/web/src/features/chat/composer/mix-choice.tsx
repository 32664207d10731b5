import type { Model } from '@armoni/contract/models';
import { useStore } from '../../../lib/store/use-store.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { isSelectable } from '../styles/chosen-style.ts';
import { PlainStyleSelect } from '../styles/style-select.tsx';
import { mixTexts } from './mix-texts.ts';

type MixChoiceProps = {
  session: ChatSession;
  styles: readonly Model[];
  style: Model;
  selectClass: string;
  className?: string;
};

/** A second style to mix with the chosen one, and how much of it; the embedded engine alone mixes. */
export function MixChoice({ session, styles, style, selectClass, className = '' }: MixChoiceProps) {
  const { mix } = useStore(session.memory.state).picture;
  const others = styles.filter(
    (one) => one.id !== style.id && one.engine === 'local' && isSelectable(one),
  );
  if (style.engine !== 'local' || others.length === 0) return null;
  const second = others.find(({ id }) => id === mix?.styleId);
  const choose = (id: number | null) => {
    const chosen = others.find((one) => one.id === id);
    const url = chosen?.lora_file_path;
    const next =
      chosen && url
        ? { styleId: chosen.id, name: chosen.name, url, share: mix?.share ?? 50 }
        : null;
    session.memory.choosePicture({ mix: next });
  };
  return (
    <div className={`flex min-w-0 items-center gap-2 ${className}`}>
      <PlainStyleSelect
        styles={others}
        styleId={second?.id ?? null}
        onChoose={choose}
        label={mixTexts.label}
        none={mixTexts.none}
        className={selectClass}
      />
      {mix && second && (
        <>
          <input
            type="range"
            min={5}
            max={95}
            step={5}
            value={mix.share}
            aria-label={mixTexts.share(second.name)}
            onChange={(event) =>
              session.memory.choosePicture({ mix: { ...mix, share: Number(event.target.value) } })
            }
            className="h-6 w-20 min-w-0 max-w-40 flex-1 accent-(--hot)"
          />
          <output className="type-data w-10 flex-none whitespace-nowrap text-right text-fg2 tabular-nums">
            {mix.share} %
          </output>
        </>
      )}
    </div>
  );
}
