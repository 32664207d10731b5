import type { ReactNode } from 'react';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { texts } from '../texts.ts';

type WelcomeProps = {
  composer: ReactNode;
  onCreate: () => void;
  onEdit: () => void;
};

/** A new conversation: one question, and three ways to begin. */
export function Welcome({ composer, onCreate, onEdit }: WelcomeProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto pt-20 pb-2 md:justify-center md:pt-6 md:pb-20">
      <div className="mx-auto flex w-full max-w-[672px] flex-col max-md:flex-1 max-md:justify-end md:px-4 xl:px-0">
        <h1 className="type-display-small px-4 md:px-0">
          Comment <span className="whitespace-nowrap">puis-je</span> vous aider?
        </h1>
        <div className="order-3 mt-5 px-2 [@media(height<560px)]:order-2 md:order-2 md:mt-7 md:px-0">
          {composer}
        </div>
        <Starts onCreate={onCreate} onEdit={onEdit} />
      </div>
    </div>
  );
}

function Starts({ onCreate, onEdit }: Omit<WelcomeProps, 'composer'>) {
  const { create, edit, train, label } = texts.messages.starts;
  return (
    <ul
      aria-label={label}
      className="order-2 mt-5 grid gap-2 px-4 [@media(height<560px)]:order-3 md:order-3 md:mt-5 md:grid-cols-3 md:gap-3 md:px-0"
    >
      <li>
        <button type="button" onClick={onCreate} className={startClass}>
          <StartWords picture="creer" {...create} />
        </button>
      </li>
      <li>
        <button type="button" onClick={onEdit} className={startClass}>
          <StartWords picture="retoucher" {...edit} />
        </button>
      </li>
      <li>
        <AppLink href="/trainer" className={startClass}>
          <StartWords picture="style" {...train} />
        </AppLink>
      </li>
    </ul>
  );
}

const startClass =
  'group flex w-full items-center gap-3 rounded-sm text-left no-underline md:block';

function StartWords({ picture, title, body }: { picture: string; title: string; body: string }) {
  return (
    <>
      <img
        src={`/pictures/depart-${picture}.webp`}
        alt=""
        width={432}
        height={270}
        className="h-[54px] w-[72px] flex-none rounded-sm bg-s2 object-cover transition-[filter] group-hover:brightness-110 md:h-auto md:w-full"
      />
      <span className="min-w-0 md:mt-2.5 md:block">
        <span className="type-h3 block">{title}</span>
        <span className="block text-[13px]/5 text-fg3">{body}</span>
      </span>
    </>
  );
}
