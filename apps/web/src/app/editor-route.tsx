import { EditorPage } from '../features/editor/editor-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { RequireSignIn } from './require-sign-in.tsx';
import { texts } from './texts.ts';

export function EditorRoute() {
  usePageTitle(texts.titles.editor);
  return (
    <RequireSignIn redirects>
      <EditorPage />
    </RequireSignIn>
  );
}
