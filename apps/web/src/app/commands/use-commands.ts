import {
  ArrowRight,
  Clapperboard,
  FileSearch,
  ImagePlus,
  Layers,
  Moon,
  SquarePen,
  Sun,
  User,
} from 'lucide-react';
import { chatAddress } from '../../features/chat/conversations/chat-address.ts';
import { useChatSession } from '../../features/chat/session/use-chat-session.ts';
import { chosenStyle, styleInputOf } from '../../features/chat/styles/chosen-style.ts';
import { useStyles } from '../../features/chat/styles/use-styles.ts';
import { useTheme } from '../../lib/browser/use-theme.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { useNavigation } from '../../lib/studio/navigation.tsx';
import { navItems } from '../frame/nav-items.ts';
import { type Command, type CommandGroup, matching } from './command.ts';
import { texts } from './texts.ts';
import { useFound } from './use-found.ts';

/** Everything that goes with what was typed, in groups; the first is what Enter opens. */
export function useCommands(userId: string, typed: string, words: string) {
  const found = useFound(userId, words);
  const { go } = useNavigation();
  const actions = useActions(userId, typed.trim());
  const conversations = found.conversations.map(
    (conversation): Command => ({
      kind: 'conversation',
      id: conversation.id,
      label: conversation.name,
      conversation,
      run: () => go(chatAddress(conversation)),
    }),
  );
  const pictures = found.pictures.map(
    (picture): Command => ({
      kind: 'media',
      id: picture.fullPath,
      label: texts.picture(picture.name),
      thumbnail: picture.thumbnailUrl ?? picture.url,
      run: () => {
        const image = new URLSearchParams({ image: picture.url });
        go(`/armoni/chats/${picture.conversationId}?${image}`);
      },
    }),
  );
  const films = found.films.map(
    (film): Command => ({
      kind: 'media',
      id: film.id,
      label: texts.filmNamed(film.title),
      thumbnail: film.poster_url ?? null,
      run: () => go(`/gallery/${film.id}`),
    }),
  );
  const groups: CommandGroup[] = [
    { title: texts.conversations, commands: conversations },
    { title: texts.media, commands: [...pictures, ...films] },
    { title: texts.doing, commands: actions },
    { title: texts.pages, commands: usePages(typed) },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    hasFailed: found.hasFailed,
    isReady: found.isReady,
  };
}

function useActions(userId: string, words: string): readonly Command[] {
  const { go } = useNavigation();
  const { theme, toggleTheme } = useTheme();
  const session = useChatSession(userId);
  const styles = useStyles(userId).data ?? [];
  const style = chosenStyle(styles, useStore(session.memory.state).styleId);
  const startNew = () => {
    session.startNew();
    go('/armoni');
  };
  const draw = () => {
    startNew();
    session.send(words, style ? styleInputOf(style) : null);
  };
  const isDark = theme === 'dark';
  const actions: readonly Command[] = [
    action(texts.startNew, SquarePen, startNew),
    action(texts.train, Layers, () => go('/trainer')),
    action(texts.film, Clapperboard, () => go('/editor')),
    action(isDark ? texts.toLight : texts.toDark, isDark ? Sun : Moon, toggleTheme),
    action(texts.check, FileSearch, () => go('/verifier')),
    action(texts.account, User, () => go('/compte')),
  ];
  if (words === '') return actions;
  return [
    { ...action(texts.draw(words), ImagePlus, draw), isForWords: true },
    ...matching(actions, words),
  ];
}

function usePages(typed: string): readonly Command[] {
  const { go } = useNavigation();
  const pages = navItems.map(({ href, label }) => action(label, ArrowRight, () => go(href)));
  return typed.trim() === '' ? [] : matching(pages, typed);
}

const action = (label: string, icon: typeof Layers, run: () => void) =>
  ({ kind: 'action', id: label, label, icon, run }) as const;
