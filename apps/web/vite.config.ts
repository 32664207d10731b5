import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writePageHeads } from './build/write-page-heads.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), writePageHeads()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // What every page needs comes in a few files instead of thirty: requests cost more than bytes.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Apart, for the entry needs it, and must not pull in what comes after the paint.
                { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: 'frame', test: /src\/app\/(open-page|front-door)\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The one script of a shared film's page, which the server writes: apart, for it needs nothing of the app.
    sharedFilm: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/shared-film.ts',
          output: { codeSplitting: false, entryFileNames: 'assets/shared-film-[hash].js' },
        },
      },
    },
    // What the server draws the public pages with: one file that brings all it needs.
    ssr: {
      resolve: { noExternal: true },
      keepProcessEnv: false,
      build: {
        ssr: 'src/render-page.tsx',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render-page.mjs' } },
      },
    },
  },
  builder: {},
  server: {
    // `changeOrigin: false` keeps the browser's host, which the server checks, and streams pass unbuffered.
    proxy: { '^/(api|media|workflow)/': { target: server, changeOrigin: false } },
  },
});

/** The one font of every page starts loading with the document instead of after the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'armoni-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /archivo-interface.*\.woff2$/.test(file),
        );
        if (!font) throw new Error('the interface cut of Archivo is missing from the build');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }];
      },
    },
  };
}
