import type { MissingTools } from '../features/films/watch-tools.ts';
import { makeSqlOwners } from '../features/identity/adapters/sql-owners.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { anyOf } from '../platform/storage/known-keys.ts';
import { ownerSegment } from '../platform/storage/storage-key.ts';
import { composeBin } from './bin.ts';
import { type Chat, type ChatReplacements, composeChat, composeConversations } from './chat.ts';
import { composeConnections } from './connections.ts';
import { chooseEngines, type EngineReplacements } from './engines.ts';
import { composeExports, type Exports } from './exports.ts';
import { composeFiles, type FileReplacements } from './files.ts';
import { composeFilmPages, composeFilms, type FilmReplacements } from './films.ts';
import type { Composed, Ground } from './ground.ts';
import { composeInstallation, type Installation } from './installation.ts';
import { composeKeys } from './keys.ts';
import { composeLineage } from './lineage.ts';
import { composePictures } from './pictures.ts';
import { composeProvenance } from './provenance.ts';
import { composeStyles } from './styles.ts';
import { composeTools } from './tools.ts';
import { composeWork } from './work.ts';

type Replacements = FileReplacements & FilmReplacements & EngineReplacements & ChatReplacements;

/** The features, connected to each other. */
export type Features = {
  /** As their routes are registered. */
  readonly inOrder: readonly Composed[];
  /** Of each feature that keeps something of a person, in the order of erasing it. */
  readonly personalData: readonly PersonalData[];
  /** Public names of what answers, draws and trains. */
  readonly engineNames: { assistant: string; images: string; styles: string };
  readonly chat: Chat;
  readonly exports: Exports;
  /** Ends the processes that read strangers' files. */
  readonly closeChecks: () => void;
  /** Whose key a bearer is, where it is one. */
  readonly verifyKey: ReturnType<typeof composeKeys>['verifyKey'];
  /** Whose assistant a bearer is of, where it is an assistant's. */
  readonly verifyAccess: ReturnType<typeof composeConnections>['verifyAccess'];
  /** Ends whatever lets programs in for somebody. */
  readonly endAccess: (ownerId: string) => Promise<void>;
  /** Names of the programs that films need and that cannot be started. */
  readonly missingTools: MissingTools;
  readonly installation: Installation;
  readonly work: ReturnType<typeof composeWork>;
};

export async function composeFeatures(
  ground: Ground,
  webPage: string | undefined,
  replacements: Replacements,
): Promise<Features> {
  const pageOf = composeFilmPages(ground, webPage);
  const owners = makeSqlOwners(ground.database.db);
  const isKept = async (key: string) => {
    const isErased = (id: string) => key.startsWith(`${ownerSegment(id)}/`);
    return (await shownKeys([key])).has(key) && !(await owners.erasing()).some(isErased);
  };
  const files = composeFiles(ground, { pageOf, isKept }, replacements);
  const films = composeFilms(ground, files.files, { ...replacements, isKept, webPage });
  const engines = await chooseEngines(ground, replacements);
  const styles = composeStyles(ground, files.files, engines);
  const conversations = composeConversations(ground);
  const pictures = composePictures(ground, {
    files,
    styles: styles.styles,
    engines,
  });
  const exports = composeExports(ground);
  const provenance = composeProvenance(ground, { isKept, keyOfShare: films.keyOfShare });
  const keys = composeKeys(ground);
  const connections = composeConnections(ground);
  const binnable = [files.files, films.films, films.cuts, films.proxies, styles.styles];
  const knownKeys = anyOf([...binnable, exports, files.uploads].map((one) => one.knownKeys));
  const shownKeys = anyOf([...binnable.map((one) => one.shownKeys), exports.knownKeys]);
  const work = { installation: composeInstallation(ground, knownKeys), files, pictures };
  const tools = composeTools(ground, { files, films, styles, pictures, engines, conversations });
  const { toolbox } = tools;
  const chat = await composeChat(ground, { conversations, pictures, files, toolbox }, replacements);
  const bin = composeBin(ground, {
    conversation: chat.binned,
    picture: files.binned,
    style: styles.binned,
    film: films.binned,
  });
  return {
    inOrder: [
      ...[files.routes, files.workflowRoutes, films, pictures, styles],
      ...[chat, bin, exports, provenance, keys, connections, tools],
      composeLineage(ground),
    ],
    personalData: [
      // Nobody calls in their name any more.
      keys.personalData,
      connections.personalData,
      // Replies in the making go first: none may write into a folder that is being erased.
      chat.personalData,
      exports.personalData,
      styles.personalData,
      // Films before files: erasing files empties the person's whole folder.
      ...films.personalData,
      ...files.personalData,
      bin.personalData,
      provenance.personalData,
    ],
    engineNames: {
      assistant: chat.assistantName,
      images: engines.drawing.name,
      styles: engines.training.name,
    },
    chat,
    exports,
    closeChecks: provenance.close,
    verifyKey: keys.verifyKey,
    verifyAccess: connections.verifyAccess,
    endAccess: erasingBoth(keys.personalData, connections.personalData),
    missingTools: films.missingTools,
    installation: work.installation,
    work: composeWork(ground, { ...work, films, styles, chat, bin, exports, connections }),
  };
}

const erasingBoth =
  (...parts: readonly Pick<PersonalData, 'eraseOf'>[]) =>
  async (ownerId: string): Promise<void> => {
    for (const { eraseOf } of parts) await eraseOf(ownerId);
  };
