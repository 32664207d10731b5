/** What is said of styles as files. */
export const fileTexts = {
  export: 'Exporter',
  exportFailed: (name: string) => `Impossible d’exporter « ${name} »`,
  import: 'Importer un style',
  importing: 'Import en cours…',
  importFailed: 'Impossible d’importer ce style',
  tooLarge: 'Ce fichier est trop lourd pour être un style : 16 Mo au plus.',
  imported: 'Style importé. Ses exemples se dessinent.',
  isImported: 'importé',
  isComing: 'Import en cours',
  cancel: "Annuler l'import",
  comingOf: (name: string) => `Import de ${name}`,
};
