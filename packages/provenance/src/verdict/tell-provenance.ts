import type { Provenance, ToldAction } from './judge-manifest.ts';

/** What is told of a file in French, by how sure it is. */
export type Told = {
  readonly verdict: string;
  /** What the signature proves. */
  readonly proven: readonly string[];
  /** What somebody says, and nobody verified. */
  readonly claimed: readonly string[];
  readonly changed: readonly string[];
};

const made: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'Faite par une IA',
  compositeWithTrainedAlgorithmicMedia: 'Composée en partie par une IA',
  algorithmicMedia: 'Faite par un programme, sans modèle entraîné',
  compositeSynthetic: 'Composée d’éléments dont certains sont synthétiques',
  composite: 'Composée de plusieurs éléments',
  digitalCapture: 'Prise par un appareil',
  digitalCreation: 'Dessinée par une personne',
  humanEdits: 'Retouchée par une personne',
};

const done: Readonly<Record<string, string>> = {
  'c2pa.created': 'Créée',
  'c2pa.opened': 'Ouverte pour être changée',
  'c2pa.edited': 'Retouchée',
  'c2pa.placed': 'Élément placé',
  'c2pa.converted': 'Convertie dans un autre format',
  'c2pa.resized': 'Réduite',
  'c2pa.cropped': 'Recadrée',
  'c2pa.color_adjustments': 'Couleurs changées',
  'c2pa.filtered': 'Filtrée',
  'c2pa.transcoded': 'Encodée de nouveau',
  'c2pa.published': 'Publiée',
  'c2pa.watermarked': 'Filigrane ajouté',
  'c2pa.watermarked.bound': 'Filigrane ajouté',
};

/** The sentences of the check page, of the command line and of the API: one for all three. */
export function tellProvenance(file: Provenance): Told {
  return {
    verdict: verdictOf(file),
    proven: [...(file.standing === 'ours' ? facts(file) : []), ...markOf(file)],
    claimed: claimsOf(file),
    changed: changedOf(file),
  };
}

function markOf({ watermark }: Provenance): string[] {
  return watermark === null
    ? []
    : ['Le filigrane du studio y est encore : le fichier vient d’ici.'];
}

function changedOf(file: Provenance): string[] {
  if (file.standing === 'changed') return changesOf(file);
  return file.watermark === null
    ? []
    : ['Enregistrée de nouveau ailleurs : la signature du fichier est perdue.'];
}

function verdictOf(file: Provenance): string {
  if (file.watermark !== null) return 'Faite ici, puis changée ailleurs';
  if (file.standing === 'none') return 'Aucune marque trouvée. Cela ne prouve rien.';
  if (file.standing === 'changed') return 'La signature ne correspond plus au fichier.';
  const how = made[sourceTypeOf(file) ?? ''] ?? 'Signée';
  return file.standing === 'ours' ? `${how}, dans ce studio` : `${how}, signée ailleurs`;
}

/** How a part was made, as its own manifest says; null where it says nothing. */
export function howMade(file: Provenance): string | null {
  return made[sourceTypeOf(file) ?? ''] ?? null;
}

function sourceTypeOf({ actions }: Provenance): string | null {
  return actions.find(({ sourceType }) => sourceType !== null)?.sourceType ?? null;
}

function claimsOf(file: Provenance): string[] {
  const author = file.author === null ? [] : [`Auteur : ${file.author}.`];
  if (file.standing === 'none' || file.standing === 'ours') return author;
  const signer = file.signer === null ? [] : [`Signataire annoncé : ${file.signer}.`];
  return [...signer, ...facts(file), ...author];
}

function facts(file: Provenance): string[] {
  const { signedAt, claimedAt, actions } = file;
  const time = signedAt ?? claimedAt;
  const when = time === null ? [] : [`Signée le ${dateOf(time)}.`];
  return [...actions.map(sentenceOf), ...when];
}

function sentenceOf({ action, sourceType, agent }: ToldAction): string {
  const how = sourceType === null ? undefined : made[sourceType];
  const what = action === 'c2pa.created' && how ? how : (done[action] ?? action);
  return agent === null ? `${what}.` : `${what} : ${agent}.`;
}

const dates = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

function dateOf(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : dates.format(date);
}

const failures: readonly (readonly [start: string, sentence: string])[] = [
  ['assertion.dataHash.mismatch', 'Le contenu du fichier n’est plus celui qui a été signé.'],
  ['assertion.bmffHash.mismatch', 'Le contenu du fichier n’est plus celui qui a été signé.'],
  ['assertion.boxesHash.mismatch', 'Le contenu du fichier n’est plus celui qui a été signé.'],
  ['assertion.hashedURI.mismatch', 'Ce que le fichier dit de lui-même a été changé.'],
  ['claimSignature.mismatch', 'La signature elle-même n’est pas juste.'],
  ['signingCredential.expired', 'Le certificat avait expiré.'],
  ['signingCredential.invalid', 'Le certificat n’est pas valable.'],
];

function changesOf({ failures: codes }: Provenance): string[] {
  if (codes.length === 0) return ['La signature ne peut pas être vérifiée.'];
  const told = codes.map(
    (code) =>
      failures.find(([start]) => code.startsWith(start))?.[1] ?? `Contrôle manqué : ${code}.`,
  );
  return [...new Set(told)];
}
