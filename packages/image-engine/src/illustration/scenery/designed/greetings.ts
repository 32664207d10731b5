import type { Place } from '../../illustration-description.ts';

/** What a greeting alone is shown with. */
export const greetings: readonly {
  readonly says: RegExp;
  readonly things: string;
  readonly place: Place;
}[] = [
  { says: /14 juillet|f[êe]te nationale/iu, things: 'fireworks', place: 'city' },
  { says: /p[âa]ques|easter/iu, things: 'easter-eggs', place: 'garden' },
  { says: /cirque|circus/iu, things: 'circus-tent', place: 'field' },
  { says: /brocante|vide[- ]grenier|march[ée]|market/iu, things: 'basket', place: 'market' },
  { says: /mariage|wedding|save the date/iu, things: 'wedding-cake', place: 'party' },
  { says: /naissance|baby/iu, things: 'teddy-bear', place: 'bedroom' },
  { says: /\bski\b|neige|snow/iu, things: 'chalet', place: 'snow' },
  { says: /vacances|plage|summer|holidays?\b/iu, things: 'palm-tree', place: 'beach' },
  { says: /caf[ée]\b|coffee/iu, things: 'coffee-cup', place: 'table' },
  { says: /livres?\b|lecture|books?\b/iu, things: 'book-stack', place: 'room' },
  { says: /vendanges|\bvins?\b|wine/iu, things: 'wine-bottle wine-glass-red', place: 'table' },
  { says: /cin[ée]ma|\bfilms?\b|movie/iu, things: 'clapper-board', place: 'stage' },
  { says: /no[eë]l|christmas/iu, things: 'christmas-tree wrapped-gift', place: 'snow' },
  { says: /musique|music|concert|jazz|rock/iu, things: 'guitar musical-notes', place: 'stage' },
  { says: /halloween/iu, things: 'jack-o-lantern ghost', place: 'graveyard' },
  { says: /amour|love|valentin/iu, things: 'heart', place: 'studio' },
  { says: /anniversaire|birthday/iu, things: 'birthday-cake', place: 'party' },
  { says: /merci|thank/iu, things: 'bouquet', place: 'studio' },
  {
    says: /ann[ée]e|year|f[êe]te|f[ée]licitations|congrat/iu,
    things: 'clinking-glasses',
    place: 'party',
  },
];
