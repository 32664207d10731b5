/** What is said beside the strength of a style. */
export const strengthTexts = { label: 'Force' };
