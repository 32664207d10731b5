import type { PlanCard as Plan, PlanStep } from '@armoni/contract/tools';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { CardFrame } from './card-frame.tsx';
import { cardTexts } from './texts.ts';

type PlanCardProps = { plan: Plan; session: ChatSession; query: string; isLast: boolean };

/** What would be done. Nothing of it begins before a yes; once the talk went on it is one row. */
export function PlanCard({ plan, session, query, isLast }: PlanCardProps) {
  const words = cardTexts.plan[plan.language];
  if (!isLast) return <FoldedPlan plan={plan} />;
  return (
    <CardFrame label={words.title}>
      <h3 className="font-semibold">{words.title}</h3>
      <ol className="mt-2 divide-y divide-line">
        {plan.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes
          <Step key={index} step={step} number={index + 1} />
        ))}
      </ol>
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4">
        <p className="type-data flex-1 text-fg3 max-md:flex-none max-md:basis-full">
          {words.leave}
        </p>
        <Button variant="ghost" onClick={() => session.decide(plan, words.decline, false)}>
          {words.decline}
        </Button>
        <Button onClick={() => session.takeBack(query)}>{words.change}</Button>
        <Button variant="paper" onClick={() => session.decide(plan, words.confirm, true)}>
          {words.confirm}
        </Button>
      </div>
    </CardFrame>
  );
}

function Step({ step, number }: { step: PlanStep; number: number }) {
  return (
    <li className="py-3">
      <div className="flex items-baseline gap-3">
        <span className="w-4 flex-none text-fg3 tabular-nums">{number}</span>
        <span className="min-w-0 flex-1 wrap-anywhere">{step.label}</span>
        {step.cost && <span className="type-data flex-none text-fg2">{step.cost}</span>}
      </div>
      {step.pictures.length > 0 && (
        <div
          aria-hidden
          className="mt-2 ml-7 grid grid-cols-[repeat(15,minmax(0,1fr))] gap-1 max-md:grid-cols-5"
        >
          {step.pictures.slice(0, mostShown).map((url) => (
            <img
              key={url}
              src={url}
              alt=""
              loading="lazy"
              className="aspect-[3/2] w-full rounded-xs bg-stage object-cover"
            />
          ))}
        </div>
      )}
    </li>
  );
}

const mostShown = 15;

function FoldedPlan({ plan }: { plan: Plan }) {
  const { title } = cardTexts.plan[plan.language];
  return (
    <p className="flex min-h-10 items-center gap-2 rounded-lg bg-s1 px-4 py-2 text-fg2 text-[13px]/5">
      <ListChecks size={16} aria-hidden className="flex-none text-fg3" />
      <span className="line-clamp-2">
        {title} {plan.steps.map(({ label }) => label).join(' ; ')}
      </span>
    </p>
  );
}
