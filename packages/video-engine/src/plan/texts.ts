/** Every sentence of the planner that a person reads. */

export function defaultCallToAction(language: 'fr' | 'en'): string {
  return language === 'fr' ? 'Découvrez la suite' : 'See more';
}

export const wishTexts = {
  voiceOver: 'Voix off demandée : le moteur local n’en produit pas.',
  subtitles: 'Sous-titres demandés : le moteur local n’en produit pas.',
  resolution: 'Le film est livré en Full HD : une définition plus haute n’est pas proposée.',
  frameRate: 'Le film est livré à 30 images par seconde : une autre cadence n’est pas proposée.',
  logo: 'Logo ou filigrane demandé : l’incrustation d’image n’est pas proposée.',
  split: 'Écran partagé demandé : les plans se suivent, ils ne se partagent pas l’écran.',
  greenScreen: 'Fond vert demandé : le détourage n’est pas proposé.',
  faces:
    'Floutage de visages demandé : il n’est pas proposé, vérifiez le film avant de le partager.',
  stabilise: 'Stabilisation demandée : les plans trop secoués sont écartés, pas corrigés.',
  stickers: 'Autocollants demandés : ils ne sont pas proposés.',
  soundEffects: 'Bruitages demandés : seuls le son des clips et la musique fournie sont utilisés.',
  transitions: 'Transitions à effet demandées : le film utilise la coupe franche et le fondu.',
  file: 'Le film est livré en MP4 (H.264) : un autre format n’est pas proposé.',
  music: 'Musique demandée sans fichier : ajoutez un fichier ou une adresse audio.',
  shape: (asked: string, chosen: string) =>
    `Le texte demande le format ${asked} : le film suit le format choisi, ${chosen}.`,
} as const;
