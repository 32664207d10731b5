/** What is said of a second style. */
export const mixTexts = {
  label: 'Mêler avec',
  none: 'Sans mélange',
  share: (name: string) => `Part de « ${name} »`,
};
