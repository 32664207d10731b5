/** What is said around the work of tools. */
export const toolChatTexts = {
  fr: {
    plan: 'Rien ne commence sans votre accord.',
    declined: 'D’accord, rien n’a été commencé.',
    rest: 'La suite n’a pas été commencée.',
    gone: 'Ce plan n’est plus là. Redites ce que vous voulez.',
  },
  en: {
    plan: 'Nothing begins without your consent.',
    declined: 'All right, nothing was begun.',
    rest: 'What was to follow was not begun.',
    gone: 'This plan is gone. Say again what you would like.',
  },
} as const;
