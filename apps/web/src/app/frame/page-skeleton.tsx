import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The outline of a studio page while its script, or who is there, is on its way; null for the others. */
export function pageSkeleton(pathname: string): ReactNode {
  const path = Object.keys(skeletons).find(
    (each) => pathname === each || pathname.startsWith(`${each}/`),
  );
  return path === undefined ? null : skeletons[path];
}

const skeletons: Readonly<Record<string, ReactNode>> = {
  '/armoni': <StudioSkeleton />,
  '/editor': <EditorSkeleton />,
  '/gallery': <GallerySkeleton />,
  '/trainer': <TrainerSkeleton />,
};

function StudioSkeleton() {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="w-60 flex-none space-y-2 border-r border-line p-4 max-lg:hidden">
        <Skeleton className="h-9" />
        <Lines count={6} className="h-6" />
      </div>
      <div className="mx-auto flex w-full max-w-180 flex-1 flex-col justify-end gap-6 p-4">
        <Lines count={4} className="h-5" />
        <Skeleton className="h-24 rounded-md" />
      </div>
    </div>
  );
}

function EditorSkeleton() {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[384px_minmax(0,1fr)]">
      <div className="space-y-5 border-line p-4 lg:border-r lg:px-5">
        <Skeleton className="h-14" />
        <Skeleton className="h-11" />
        <Skeleton className="h-10" />
        <Skeleton className="h-22" />
        <Skeleton className="h-17" />
      </div>
      <div className="px-4 py-3.5 lg:px-6">
        <Skeleton className="mb-4 h-7 w-40" />
        <Skeleton className="aspect-video max-w-225" />
      </div>
    </div>
  );
}

function GallerySkeleton() {
  return (
    <div className="px-4 pt-6 md:px-5">
      <Skeleton className="mb-6 h-8 w-52" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {places(8).map((place) => (
          <Skeleton key={place} className="aspect-video" />
        ))}
      </div>
    </div>
  );
}

function TrainerSkeleton() {
  return (
    <div className="space-y-5 px-4 pt-6 md:px-5">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 max-w-180" />
      <Skeleton className="h-11 max-w-180" />
    </div>
  );
}

function Lines({ count, className }: { count: number; className: string }) {
  return places(count).map((place) => <Skeleton key={place} className={className} />);
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
