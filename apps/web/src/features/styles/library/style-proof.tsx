import type { Model } from '@armoni/contract/models';
import { clsx } from 'clsx';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { proofTexts } from './proof-texts.ts';
import { useChooseHand } from './use-choose-hand.ts';

type StyleProofProps = { style: Model };

/** What the style does to one picture, and its two hands to choose from. */
export function StyleProof({ style }: StyleProofProps) {
  return (
    <>
      {style.comparison && <Comparison style={style} comparison={style.comparison} />}
      {style.hands && style.hands.length > 1 && <Hands style={style} hands={style.hands} />}
    </>
  );
}

type ComparisonProps = StyleProofProps & { comparison: NonNullable<Model['comparison']> };

function Comparison({ style, comparison }: ComparisonProps) {
  const { without_url, with_url, prompt } = comparison;
  return (
    <div className="mt-4">
      <div className="grid grid-cols-2 gap-1">
        <Shown url={without_url} label={proofTexts.without} style={style} />
        <Shown url={with_url} label={proofTexts.with} style={style} />
      </div>
      <p className="mt-1.5 text-[13px]/5 text-fg3">{proofTexts.sameRequest(prompt)}</p>
    </div>
  );
}

function Shown({ url, label, style }: StyleProofProps & { url: string; label: string }) {
  return (
    <figure className="relative overflow-hidden rounded-xs">
      <img
        src={style.thumbnails?.[url] ?? url}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full bg-stage object-cover"
      />
      <figcaption className="absolute bottom-1.5 left-1.5 rounded-tag bg-on-media px-1.5 text-[12px]/5 text-white">
        {label}
      </figcaption>
    </figure>
  );
}

type HandsProps = StyleProofProps & { hands: NonNullable<Model['hands']> };

function Hands({ style, hands }: HandsProps) {
  const { mutate: choose, isPending, variables } = useChooseHand(useSignedInUser().id);
  return (
    <fieldset className="mt-4" disabled={isPending}>
      <legend className="font-semibold">{proofTexts.hands}</legend>
      <p className="text-[13px]/5 text-fg3">{proofTexts.handsHint}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {hands.map(({ treatment, sample_url: url, is_chosen }) => {
          const isChosen = isPending ? variables?.treatment === treatment : is_chosen;
          return (
            <label key={treatment} className="block min-w-0 cursor-pointer">
              <HandPicture url={url} isChosen={isChosen} style={style} />
              <span className="mt-1.5 flex min-h-6 items-center gap-2">
                <input
                  type="radio"
                  name={`hand-${style.id}`}
                  checked={isChosen}
                  onChange={() => choose({ id: style.id, treatment })}
                  className="size-4 accent-(--hot)"
                />
                {proofTexts.names[treatment]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type HandPictureProps = StyleProofProps & { url: string | null; isChosen: boolean };

/** A detail at its own size tells hands apart better than the whole made small. */
function HandPicture({ url, isChosen, style }: HandPictureProps) {
  const frame = clsx(
    'aspect-square w-full rounded-sm bg-stage object-cover',
    isChosen && 'outline-2 outline-ring outline-offset-1',
  );
  if (!url) {
    return (
      <span className={clsx(frame, 'grid place-items-center text-[13px] text-fg3')}>
        {proofTexts.noSample}
      </span>
    );
  }
  return <img src={style.thumbnails?.[url] ?? url} alt="" loading="lazy" className={frame} />;
}
