import { filmOrders } from '@armoni/contract/gallery';
import { limits } from '@armoni/contract/limits';
import { clsx } from 'clsx';
import { ArrowDownWideNarrow, Search, Star, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { FilmChoice } from '../films/film-choice.ts';
import { texts } from '../texts.ts';
import { isTyping } from './use-selection.ts';

const words = texts.search;
const orders = filmOrders.map((value) => ({ value, label: words.orders[value] }));

type WallToolsProps = { choice: FilmChoice; onChoose: (choice: FilmChoice) => void };

/** Search, favourites, order. */
export function WallTools({ choice, onChoose }: WallToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || event.defaultPrevented) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <search className="flex w-full flex-wrap items-center gap-2 md:w-auto">
      <div className="relative min-w-0 flex-1 md:w-72 md:flex-none">
        <Search size={16} aria-hidden className="absolute top-3 left-3 text-fg3" />
        <Input
          ref={field}
          type="text"
          role="searchbox"
          enterKeyHint="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          maxLength={limits.searchCharacters}
          value={choice.search}
          onChange={({ target }) => onChoose({ ...choice, search: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChoose({ ...choice, search: '' });
          }}
          className="w-full px-9"
        />
        {choice.search !== '' && (
          <IconButton
            size="small"
            label={words.clear}
            icon={<X size={16} />}
            onClick={() => {
              onChoose({ ...choice, search: '' });
              field.current?.focus();
            }}
            className="absolute! top-1 right-1"
          />
        )}
      </div>
      <IconButton
        variant="outline"
        label={words.favourites}
        aria-pressed={choice.isFavourite}
        icon={<Star size={16} fill={choice.isFavourite ? 'currentColor' : 'none'} />}
        onClick={() => onChoose({ ...choice, isFavourite: !choice.isFavourite })}
        className={clsx('size-10 max-md:size-11', choice.isFavourite && 'bg-s2')}
      />
      <div className="md:w-44">
        <Select
          phoneIcon={<ArrowDownWideNarrow size={16} aria-hidden />}
          label={words.order}
          options={orders}
          value={choice.order}
          onValueChange={(order) => onChoose({ ...choice, order })}
        />
      </div>
    </search>
  );
}
