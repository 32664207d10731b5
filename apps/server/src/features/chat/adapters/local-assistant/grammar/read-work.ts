import type { Act } from './act.ts';
import { findPicture } from './find-picture.ts';
import { changeLeads, comparison, verbs } from './tables/edit-table.ts';
import {
  aboutFilm,
  filmParts,
  filmRemark,
  filmVerbs,
  progress,
  whereFilm,
} from './tables/work-table.ts';
import type { Talk } from './talk.ts';

/** Another one, not the one that was spoken of. */
const newFilm =
  /^(?:(?:re)?fai[st]|(?:re)?faire|(?:re)?monte[rz]?|(?:re)?cree[rz]?|make|create|cut|edit)(?:[- ](?:moi|nous|me|us))? (?:un|une|a|another|d'autres|deux|two) /;

/** « une affiche du film » is a picture. */
const ofPrint =
  /(?<![a-z])(?:une?|a|an|des|some) (?:affiche|poster|image|dessin|logo|portrait|photo|illustration|visuel|picture|drawing)/;

/** What is said of a film or a style that was just spoken of: « c'est fini ? », « raccourcis-le ». */
export function ofRunningWork(folded: string, words: string, talk: Talk): Act | null {
  if (progress.test(folded)) {
    if (talk.about === 'film') return { do: 'job', what: 'film' };
    if (talk.about === 'style') return { do: 'job', what: 'training' };
    return null;
  }
  if (aboutFilm.test(folded)) return { do: 'change-film', words };
  if (talk.about !== 'film' || newFilm.test(folded) || ofPrint.test(folded)) return null;
  const found = findPicture(words, talk);
  const isOfPicture = /(?<![a-z])(?:image|photo|picture|dessin)s?(?![a-z])/.test(folded);
  if (whereFilm.test(folded)) return { do: 'list', what: 'films' };
  if (isOfPicture || (found.ok && found.isSaid)) return null;
  if (filmVerbs.test(folded)) return { do: 'change-film', words };
  if (filmRemark.test(folded) && (filmParts.test(folded) || talk.pictures.length === 0))
    return { do: 'change-film', words };
  const isChange = verbs.test(folded) || changeLeads.test(folded) || comparison.test(folded);
  const isOfFilm = filmParts.test(folded) || talk.pictures.length === 0;
  return isChange && isOfFilm ? { do: 'change-film', words } : null;
}
