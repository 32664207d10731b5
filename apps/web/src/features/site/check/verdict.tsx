import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { isMasculine, tellProvenance } from '@armoni/provenance/verdict/tell-provenance';
import { Check, CircleAlert, Crop, FileQuestionMark, type LucideIcon, User } from 'lucide-react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { CrMark } from '../../../ui/media/cr-mark.tsx';
import { useAddressOf } from './checked-media.tsx';
import { IngredientTree, type Pictures } from './ingredient-tree.tsx';
import { ownKindOf } from './own-file.ts';
import { checkTexts } from './texts.ts';
import type { Checked } from './use-check.ts';

type Level = 'h2' | 'h3';
type VerdictProps = {
  readonly checked: Checked;
  /** Of its heading, under that of where it stands. */
  readonly level: Level;
};

/** One sentence, then what is proven, what is only claimed, and what changed since. */
export function Verdict({ checked, level }: VerdictProps) {
  const { state, name, file, ownUrl } = checked;
  const made = useAddressOf(file?.type.startsWith('image/') ? file : null);
  if (state.status === 'reading') {
    const isSearching = checked.wasSent && file !== null;
    return <p className="text-fg2">{isSearching ? checkTexts.searching : checkTexts.reading}</p>;
  }
  if (state.status === 'failed') return <p className="text-danger">{state.message}</p>;
  const own = ownUrl !== null && ownKindOf(ownUrl) === 'image' ? ownUrl : made;
  const pictures = { own, original: pictureAt(state.original) };
  return <Told {...{ name, level, pictures }} provenance={state.provenance} />;
}

/** A film is no picture to be shown in a row. */
function pictureAt(url: string | null): string | null {
  return url !== null && ownKindOf(url) === 'image' ? url : null;
}

const marks: Readonly<Record<'changed' | 'none', LucideIcon>> = {
  changed: CircleAlert,
  none: FileQuestionMark,
};

type ToldProps = {
  readonly provenance: Provenance;
  readonly name: string;
  readonly level: Level;
  readonly pictures: Pictures;
};

function Told({ provenance, name, pictures, level: Heading }: ToldProps) {
  const { standing, ingredients } = provenance;
  const { verdict, proven, claimed, changed } = tellProvenance(provenance);
  const isKnown = standing === 'ours' || standing === 'signed' || provenance.watermark !== null;
  const Mark = isKnown ? null : marks[standing];
  return (
    <>
      <Heading
        className={`flex items-start gap-3 ${Heading === 'h2' ? 'pb-6 type-h2' : 'pb-4 type-h3'}`}
      >
        <span className="mt-0.5 shrink-0">
          {Mark ? <Mark size={24} strokeWidth={1.5} aria-hidden /> : <CrMark />}
        </span>
        {verdict}
      </Heading>
      {standing === 'none' && !isKnown && (
        <p className="max-w-[44ch] pb-5 text-fg2">{checkTexts.bare}</p>
      )}
      <Part
        title={checkTexts.proven}
        by={provenance.watermark === null ? checkTexts.provenBy : checkTexts.provenByMark}
        icon={Check}
        sentences={proven}
      />
      <Part title={checkTexts.claimed} by={checkTexts.claimedBy} icon={User} sentences={claimed} />
      <Part
        title={checkTexts.changed}
        by={provenance.watermark === null ? checkTexts.changedBy : checkTexts.changedByMark}
        icon={CircleAlert}
        first={provenance.cut ? Crop : null}
        sentences={changed}
      />
      {ingredients.length > 0 && (
        <section className="border-t border-line py-5">
          <h3 className="pb-3 font-[650]">
            {isMasculine(provenance) ? checkTexts.filmTree : checkTexts.tree}
          </h3>
          <IngredientTree file={provenance} name={name} pictures={pictures} />
        </section>
      )}
    </>
  );
}

type PartProps = {
  readonly title: string;
  readonly by: string;
  readonly icon: LucideIcon;
  /** Of the first sentence, where it has its own. */
  readonly first?: LucideIcon | null;
  readonly sentences: readonly string[];
};

function Part({ title, by, icon, first = null, sentences }: PartProps) {
  if (sentences.length === 0) return null;
  return (
    <section className="border-t border-line py-5">
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-[650]">
        {title}
        <span className="text-[13px]/5 font-normal text-fg3">{by}</span>
      </h3>
      <ul>
        {sentences.map((sentence, index) => {
          const Icon = index === 0 ? (first ?? icon) : icon;
          return (
            <li key={sentence} className="flex items-start gap-3 pt-3">
              <Icon
                size={16}
                aria-hidden
                className={`mt-0.5 shrink-0 ${icon === Check ? 'text-ok' : 'text-fg2'}`}
              />
              <span className="min-w-0 wrap-anywhere">{withFrenchSpaces(sentence)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
