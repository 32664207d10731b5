import { EditorPage } from '../../features/editor/editor-page.tsx';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { texts } from '../texts.ts';
import { RequireSignIn } from './require-sign-in.tsx';

export function EditorRoute() {
  usePageTitle(texts.titles.editor);
  return (
    <RequireSignIn redirects>
      <EditorPage />
    </RequireSignIn>
  );
}
