import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { TrainingSession } from '../session/training-session.ts';
import type { PictureDetails } from '../study/study-picture.ts';
import { texts } from '../texts.ts';
import { type CoachReport, type Concern, lowDiversity } from './coach-pictures.ts';
import type { PaletteWords } from './describe-palette.ts';

type Pictures = UploadQueue<PictureDetails>;

type CoachPanelProps = { pictures: Pictures; report: CoachReport; session: TrainingSession };

const order: readonly Concern[] = [
  'unreadable',
  'too-large',
  'blurred',
  'too-small',
  'duplicate',
  'odd',
];

/** What is good about the pictures and what would make a better style, before anything is sent. */
export function CoachPanel({ pictures, report, session }: CoachPanelProps) {
  const { coach } = texts;
  return (
    <section aria-labelledby="coach">
      <h2 id="coach" className="type-h2">
        {pictures.length === 0 ? coach.emptyTitle : coach.title(pictures.length)}
      </h2>
      {pictures.length === 0 ? (
        <p className="mt-2 text-fg3">{coach.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {report.palette && <PaletteRow palette={report.palette} />}
          <DiversityRow diversity={report.diversity} />
          {order.map((concern) => (
            <ConcernRow key={concern} concern={concern} report={report}>
              {concern === 'duplicate' && (
                <Pairs pictures={pictures} report={report} session={session} />
              )}
            </ConcernRow>
          ))}
        </ul>
      )}
    </section>
  );
}

function AdviceRow({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <li className="flex items-start gap-2.5 py-2.5">
      <Icon size={16} aria-hidden className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

function PaletteRow({ palette: { isCoherent, colours } }: { palette: PaletteWords }) {
  const names = colours.map(({ name, isRare }, index) =>
    isRare && index > 0 ? texts.coach.rare(name) : name,
  );
  return (
    <AdviceRow isGood={isCoherent}>
      {isCoherent ? texts.coach.coherent : texts.coach.scattered}
      {names.join(', ')}.
    </AdviceRow>
  );
}

function DiversityRow({ diversity }: { diversity: number | null }) {
  if (diversity === null) return null;
  if (diversity >= lowDiversity) return <AdviceRow isGood>{texts.coach.varied}</AdviceRow>;
  return (
    <AdviceRow isGood={false}>
      <Words bold={texts.coach.alike} muted={texts.coach.alikeAdvice} />
    </AdviceRow>
  );
}

type ConcernRowProps = { concern: Concern; report: CoachReport; children: ReactNode };

function ConcernRow({ concern, report, children }: ConcernRowProps) {
  const count = [...report.concerns.values()].filter((one) => one === concern).length;
  const isShown = count > 0 || (concern === 'duplicate' && report.pairs.length > 0);
  if (!isShown) return null;
  const number = concern === 'duplicate' ? report.pairs.length : count;
  const advice = number === 1 ? texts.coach.advice : texts.coach.adviceForMany;
  return (
    <AdviceRow isGood={false}>
      <Words bold={texts.coach.concerns[concern](number)} muted={advice[concern]} />
      {children}
    </AdviceRow>
  );
}

function Words({ bold, muted }: { bold: string; muted: string }) {
  return (
    <p className="text-fg3">
      <strong className="font-semibold text-fg">{bold}</strong> {muted}
    </p>
  );
}

/** Near-duplicates side by side, so that one look decides which one stays. */
function Pairs({ pictures, report, session }: CoachPanelProps) {
  const find = (key: string) => pictures.find((picture) => picture.key === key);
  return (
    <ul className="mt-2 space-y-3">
      {report.pairs.map(([firstKey, copyKey]) => {
        const first = find(firstKey);
        const copy = find(copyKey);
        if (!first || !copy) return null;
        return (
          <li key={copyKey}>
            <div className="flex gap-1">
              {[first, copy].map(({ key, name, thumbnail }) => (
                <img
                  key={key}
                  src={thumbnail ?? undefined}
                  alt={name}
                  title={name}
                  className="aspect-4/3 w-24 rounded-xs bg-s2 object-cover"
                />
              ))}
            </div>
            <Button size="small" className="mt-2 max-w-full" onClick={() => session.remove(copy)}>
              <span className="truncate">{texts.coach.removeCopy(copy.name)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
