import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { BrokenPage } from './frame/broken-page.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { PageLoading } from './frame/page-loading.tsx';
import { publicPages } from './public-pages.ts';
import { RouterFrame } from './router-frame.tsx';

const root = createRootRoute({ component: RouterFrame, notFoundComponent: NotFoundPage });

const page = <const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
) => createRoute({ getParentRoute: () => root, path, component });

const studio = lazyRouteComponent(() => import('./routes/studio-route.tsx'), 'StudioRoute');

// One component for both addresses: a new conversation gets its own without being drawn anew.
const studioRoute = createRoute({
  getParentRoute: () => root,
  path: '/armoni',
  component: studio,
});

// The same here: a film opens over the wall that stands there.
const galleryRoute = createRoute({
  getParentRoute: () => root,
  path: '/gallery',
  component: lazyRouteComponent(() => import('./routes/gallery-route.tsx'), 'GalleryRoute'),
});

const pages = [
  page('/', lazyRouteComponent(publicPages['/'])),
  page('/sign-in/$', lazyRouteComponent(publicPages['/sign-in'])),
  page('/sign-up/$', lazyRouteComponent(publicPages['/sign-up'])),
  page('/information', lazyRouteComponent(publicPages['/information'])),
  page('/contact', lazyRouteComponent(publicPages['/contact'])),
  page('/verifier', lazyRouteComponent(publicPages['/verifier'])),
  page('/success', lazyRouteComponent(publicPages['/success'])),
  page('/cancel', lazyRouteComponent(publicPages['/cancel'])),
  studioRoute.addChildren([
    createRoute({ getParentRoute: () => studioRoute, path: '/' }),
    createRoute({ getParentRoute: () => studioRoute, path: 'chats/$id' }),
  ]),
  page(
    '/trainer',
    lazyRouteComponent(() => import('./routes/styles-route.tsx'), 'StylesRoute'),
  ),
  page(
    '/editor',
    lazyRouteComponent(() => import('./routes/editor-route.tsx'), 'EditorRoute'),
  ),
  page(
    '/editor/$filmId',
    lazyRouteComponent(() => import('./routes/table-route.tsx'), 'TableRoute'),
  ),
  galleryRoute.addChildren([
    createRoute({ getParentRoute: () => galleryRoute, path: '/' }),
    createRoute({ getParentRoute: () => galleryRoute, path: '$filmId' }),
  ]),
  page(
    '/autoriser',
    lazyRouteComponent(() => import('./routes/consent-route.tsx'), 'ConsentRoute'),
  ),
  page(
    '/compte',
    lazyRouteComponent(() => import('./routes/account-route.tsx'), 'AccountRoute'),
  ),
  page(
    '/administration',
    lazyRouteComponent(() => import('./routes/administration-route.tsx'), 'AdministrationRoute'),
  ),
];

const development = import.meta.env.DEV
  ? [
      page(
        '/design',
        lazyRouteComponent(() => import('./design/design-page.tsx'), 'DesignPage'),
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
