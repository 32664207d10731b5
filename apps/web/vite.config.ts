import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writePageHeads } from './build/write-page-heads.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), writePageHeads()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every page needs comes in a few files instead of thirty: requests cost more than bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'frame', test: /src\/app\/shell\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
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
          /archivo-latin-standard-normal.*\.woff2$/.test(file),
        );
        if (!font) throw new Error('the Latin file of Archivo is missing from the build');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }];
      },
    },
  };
}
