import { topics } from '@armoni/contract/facts/fact';
import { factsFr } from '@armoni/contract/facts/facts-fr';
import { ChevronDown } from 'lucide-react';
import { FactText } from './fact-text.tsx';

/** What people ask, each answer behind its question: the same words as the assistant's. */
export function Questions() {
  return (
    <div className="w-full">
      {topics.map((topic) => (
        <details key={topic} className="group border-line not-last:border-b">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 text-fg [&::-webkit-details-marker]:hidden">
            {factsFr[topic].question}
            <ChevronDown
              size={16}
              aria-hidden
              className="flex-none text-fg3 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-2 pb-5">
            <FactText text={factsFr[topic].text} />
          </div>
        </details>
      ))}
    </div>
  );
}
