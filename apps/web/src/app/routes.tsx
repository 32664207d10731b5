import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { BrokenPage } from './broken-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouterFrame } from './router-frame.tsx';

const root = createRootRoute({ component: RouterFrame, notFoundComponent: NotFoundPage });

const page = <const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
) => createRoute({ getParentRoute: () => root, path, component });

const signIn = lazyRouteComponent(
  () => import('../features/identity/sign-in-page.tsx'),
  'SignInPage',
);
const signUp = lazyRouteComponent(
  () => import('../features/identity/sign-up-page.tsx'),
  'SignUpPage',
);
const studio = lazyRouteComponent(() => import('./studio-route.tsx'), 'StudioRoute');

// One component for both addresses: a new conversation gets its own without being drawn anew.
const studioRoute = createRoute({
  getParentRoute: () => root,
  path: '/armoni',
  component: studio,
});

const pages = [
  page(
    '/',
    lazyRouteComponent(() => import('../features/site/landing-page.tsx'), 'LandingPage'),
  ),
  page('/sign-in/$', signIn),
  page('/sign-up/$', signUp),
  page(
    '/information',
    lazyRouteComponent(() => import('../features/site/information-page.tsx'), 'InformationPage'),
  ),
  page(
    '/contact',
    lazyRouteComponent(() => import('../features/site/contact-page.tsx'), 'ContactPage'),
  ),
  page(
    '/success',
    lazyRouteComponent(() => import('../features/site/success-page.tsx'), 'SuccessPage'),
  ),
  page(
    '/cancel',
    lazyRouteComponent(() => import('../features/site/cancel-page.tsx'), 'CancelPage'),
  ),
  studioRoute.addChildren([
    createRoute({ getParentRoute: () => studioRoute, path: '/' }),
    createRoute({ getParentRoute: () => studioRoute, path: 'chats/$id' }),
  ]),
  page(
    '/trainer',
    lazyRouteComponent(() => import('./trainer-route.tsx'), 'TrainerRoute'),
  ),
  page(
    '/editor',
    lazyRouteComponent(() => import('./editor-route.tsx'), 'EditorRoute'),
  ),
  page(
    '/gallery',
    lazyRouteComponent(() => import('./gallery-route.tsx'), 'GalleryRoute'),
  ),
];

const development = import.meta.env.DEV
  ? [
      page(
        '/design',
        lazyRouteComponent(() => import('./design-page.tsx'), 'DesignPage'),
      ),
    ]
  : [];

export const router = createRouter({
  routeTree: root.addChildren([...pages, ...development]),
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: BrokenPage,
  defaultPreload: false,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
