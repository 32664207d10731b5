import { tellCut } from './cut.ts';
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

/** With what is added for a picture, which is feminine; a film and a sound are not. */
const made: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'Fait(e) par une IA',
  compositeWithTrainedAlgorithmicMedia: 'Composé(e) en partie par une IA',
  algorithmicMedia: 'Fait(e) par un programme, sans modèle entraîné',
  compositeSynthetic: 'Composé(e) d’éléments dont certains sont synthétiques',
  composite: 'Composé(e) de plusieurs éléments',
  digitalCapture: 'Pris(e) par un appareil',
  digitalCreation: 'Dessiné(e) par une personne',
  humanEdits: 'Retouché(e) par une personne',
};

const done: Readonly<Record<string, string>> = {
  'c2pa.created': 'Créé(e)',
  'c2pa.opened': 'Ouvert(e) pour être changé(e)',
  'c2pa.edited': 'Retouché(e)',
  'c2pa.placed': 'Élément placé',
  'c2pa.converted': 'Converti(e) dans un autre format',
  'c2pa.resized': 'Réduit(e)',
  'c2pa.cropped': 'Recadré(e)',
  'c2pa.color_adjustments': 'Couleurs changées',
  'c2pa.filtered': 'Filtré(e)',
  'c2pa.transcoded': 'Encodé(e) de nouveau',
  'c2pa.published': 'Publié(e)',
  'c2pa.watermarked': 'Filigrane ajouté',
  'c2pa.watermarked.bound': 'Filigrane ajouté',
};

/** The sentences of the check page, of the command line and of the API: one for all three. */
export function tellProvenance(file: Provenance): Told {
  const original = originalOf(file);
  const proven = [...(file.standing === 'ours' ? facts(file) : []), ...markOf(file)];
  const claims = [...claimsOf(file), ...(original ? authorsOf(original) : [])];
  return {
    verdict: verdictOf(file),
    proven,
    // A broken signature says once more what the mark proves.
    claimed: [...new Set(claims)].filter((sentence) => !proven.includes(sentence)),
    changed: changedOf(file),
  };
}

/** What the watermark leads to, where the studio still has it. */
function originalOf({ watermark, ingredients }: Provenance): Provenance | null {
  const [found] = watermark === null ? [] : ingredients;
  return found?.standing === 'ours' ? found : null;
}

/** Whether it is spoken of as « un film » or « un son »; what is not known to be one is « une image ». */
export function isMasculine(file: Provenance): boolean {
  const mimeType = file.mimeType ?? originalOf(file)?.mimeType ?? '';
  return /^(video|audio)\//.test(mimeType);
}

function agreed(file: Provenance, words: string): string {
  return words.replaceAll('(e)', isMasculine(file) ? '' : 'e');
}

function markOf(file: Provenance): string[] {
  if (file.watermark === null) return [];
  const mark = 'Le filigrane du studio y est encore : le fichier vient d’ici.';
  const original = originalOf(file);
  return original ? [mark, ...facts(original)] : [mark];
}

function changedOf(file: Provenance): string[] {
  if (file.standing === 'changed') return changesOf(file);
  if (file.watermark === null) return [];
  const { cut } = file;
  const cuts = cut ? [agreed(file, `Coupé(e) de ${tellCut(cut)}.`)] : [];
  const saved = agreed(
    file,
    'Enregistré(e) de nouveau ailleurs : la signature du fichier est perdue.',
  );
  return [...cuts, saved];
}

function verdictOf(file: Provenance): string {
  if (file.watermark !== null) {
    const original = originalOf(file) ?? file;
    const how = howMade(original);
    const here = how === null ? 'Fait(e) ici' : `${how}, ici`;
    return agreed(original, `${here}, puis ${file.cut ? 'coupé(e)' : 'changé(e)'} ailleurs`);
  }
  if (file.standing === 'none') return unsignedVerdict(file);
  if (file.standing === 'changed') return 'La signature ne correspond plus au fichier.';
  const how = howMade(file) ?? agreed(file, 'Signé(e)');
  const where = file.standing === 'ours' ? 'dans ce studio' : agreed(file, 'signé(e) ailleurs');
  return `${how}, ${where}`;
}

function unsignedVerdict(file: Provenance): string {
  const how = howMade(file);
  if (how === null) return 'Aucune marque trouvée. Cela ne prouve rien.';
  return `${how}, à en croire le fichier. Rien ne le prouve.`;
}

/** How a part was made, as its own manifest says; null where it says nothing. */
export function howMade(file: Provenance): string | null {
  const said = file.actions.find(({ sourceType }) => sourceType !== null)?.sourceType;
  const how = made[said ?? ''];
  return how === undefined ? null : agreed(file, how);
}

function claimsOf(file: Provenance): string[] {
  const author = authorsOf(file);
  if (file.standing === 'none') return facts(file);
  if (file.standing === 'ours') return author;
  const signer = file.signer === null ? [] : [`Signataire annoncé : ${file.signer}.`];
  return [...signer, ...facts(file), ...author];
}

function authorsOf({ author }: Provenance): string[] {
  return author === null ? [] : [`Auteur : ${author}.`];
}

function facts(file: Provenance): string[] {
  const { signedAt, claimedAt, actions } = file;
  const time = signedAt ?? claimedAt;
  const when = time === null ? [] : [`${agreed(file, 'Signé(e)')} le ${dateOf(time)}.`];
  return [...actions.map((action) => sentenceOf(file, action)), ...when];
}

function sentenceOf(file: Provenance, { action, sourceType, agent }: ToldAction): string {
  const how = sourceType === null ? undefined : made[sourceType];
  const words = action === 'c2pa.created' ? (how ?? done[action]) : done[action];
  const what = words === undefined ? action : agreed(file, words);
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
