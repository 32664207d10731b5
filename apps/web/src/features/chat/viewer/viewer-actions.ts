import { editWords, type PictureEdit } from '@armoni/contract/pictures';
import {
  Clapperboard,
  ImageUp,
  type LucideIcon,
  RefreshCw,
  Scaling,
  Scissors,
  Shuffle,
} from 'lucide-react';
import { sendPicture } from '../../../lib/session/sent-pictures.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { useAbilities } from '../../../lib/studio/studio-config.ts';
import { remakeIn } from '../recipe/recipe.ts';
import { usePictureOrigin } from '../recipe/use-picture-origin.ts';
import { isRunning } from '../replies/reply-run.ts';
import type { Reference } from '../session/chat-request.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { viewerTexts as texts } from './texts.ts';

export type ViewerAction = {
  readonly label: string;
  /** Shown on a phone, where there is little room. */
  readonly short?: string;
  /** A letter of the keyboard. */
  readonly letter: string;
  readonly icon: LucideIcon;
  /** Waits while a reply is on its way. */
  readonly isDisabled: boolean;
  readonly run: () => void;
};

type Options = {
  readonly session: ChatSession;
  readonly picture: Reference;
  /** Something was asked for that ends in a picture. */
  readonly onAsked: () => void;
  /** The picture is what the next message is about. */
  readonly onStart: () => void;
};

const edits = {
  enlarge: { label: texts.enlarge, letter: 'A', icon: Scaling },
  'cut-out': { label: texts.cutOut, letter: 'D', icon: Scissors },
} as const satisfies Record<PictureEdit, unknown>;

/** What can be done with this picture, here and by the engines of now; nothing else is shown. */
export function useViewerActions({ session, picture, onAsked, onStart }: Options) {
  const { go } = useNavigation();
  const abilities = useAbilities();
  // While its recipe is read the list has the places that most pictures need: nothing moves beneath a pointer.
  const { data: origin, isPending } = usePictureOrigin(picture.url);
  const isDisabled = isRunning(useStore(session.run));
  const { url, name } = picture;
  const recipe = origin?.recipe ?? null;
  const remake = remakeIn(origin);
  const ask = (words: string) => {
    session.ask(words, null, { url, name });
    onAsked();
  };
  const actions: ViewerAction[] = [];
  if (remake || isPending) {
    const again = () => {
      if (!remake) return;
      session.remake(remake.query, remake.inputs);
      onAsked();
    };
    actions.push({
      label: texts.remake,
      letter: 'R',
      icon: RefreshCw,
      isDisabled: isDisabled || isPending,
      run: again,
    });
  }
  if (isPending || typeof recipe?.prompt === 'string') {
    const vary = () => ask(texts.varyWords);
    actions.push({
      label: texts.vary,
      letter: 'V',
      icon: Shuffle,
      isDisabled: isDisabled || isPending,
      run: vary,
    });
  }
  for (const edit of abilities.edits) {
    actions.push({ ...edits[edit], isDisabled, run: () => ask(editWords[edit]) });
  }
  const begin = () => {
    session.reference.set({ url, name });
    onStart();
  };
  const carry = () => {
    sendPicture('editor', { url, name });
    session.viewed.set(null);
    go('/editor');
  };
  return [
    ...actions,
    {
      label: texts.start,
      short: texts.startShort,
      letter: 'I',
      icon: ImageUp,
      isDisabled: false,
      run: begin,
    },
    {
      label: texts.edit,
      short: texts.editShort,
      letter: 'M',
      icon: Clapperboard,
      isDisabled: false,
      run: carry,
    },
  ] satisfies ViewerAction[];
}
