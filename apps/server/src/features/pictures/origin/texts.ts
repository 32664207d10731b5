/** What IPTC's digital source types say, in French. */
const sourceTypes: Readonly<Record<string, string>> = {
  trainedAlgorithmicMedia: 'faite par une intelligence artificielle',
  compositeWithTrainedAlgorithmicMedia: 'composée en partie par une intelligence artificielle',
  algorithmicMedia: 'faite par un programme, sans modèle entraîné',
  compositeSynthetic: 'composée d’éléments dont certains sont synthétiques',
  digitalCapture: 'prise par un appareil photo',
  digitalCreation: 'dessinée par une personne',
  humanEdits: 'retouchée par une personne',
};

/** The answers to « d'où vient ce fichier ? ». */
export const originTexts = {
  armoni: (engine: string) =>
    `Cette image a été faite ici, par le ${engine}. Le fichier porte sa recette, qui permet de la refaire à l’identique.`,
  service: (engine: string) =>
    `Cette image a été faite d’ici, avec ${engine}. Le fichier porte sa recette.`,
  marked: (sourceType: string) => {
    const meaning = sourceTypes[sourceType];
    return meaning
      ? `Le fichier dit que cette image a été ${meaning}. Rien ne le prouve : la mention n’est pas signée.`
      : `Le fichier porte la mention d’origine « ${sourceType} ». Rien ne la prouve : elle n’est pas signée.`;
  },
  manifestAlone:
    'Ce fichier porte un manifeste C2PA (Content Credentials), signé par qui l’a fait. Le studio le garde tel quel, sans vérifier sa signature.',
  manifestToo:
    'Le fichier porte aussi un manifeste C2PA (Content Credentials), gardé tel quel ; sa signature n’est pas vérifiée ici.',
  unmarked: 'Ce fichier ne dit pas d’où il vient : il ne porte ni recette ni mention d’origine.',
  unreadable: 'Ce fichier n’est pas une image lisible.',
};
