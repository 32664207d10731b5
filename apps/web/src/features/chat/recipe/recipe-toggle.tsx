import { ChevronRight } from 'lucide-react';
import { texts } from '../texts.ts';

type RecipeToggleProps = { isOpen: boolean; onToggle: () => void };

/** « Recette »: opens what a file says of its making. */
export function RecipeToggle({ isOpen, onToggle }: RecipeToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="touch-44 type-label flex h-8 flex-none items-center gap-2 rounded-sm pr-2 text-fg2 hover:text-fg"
    >
      <ChevronRight
        size={16}
        aria-hidden
        className={`transition-[rotate] duration-160 ${isOpen ? 'rotate-90' : ''}`}
      />
      {texts.recipe.open}
    </button>
  );
}
