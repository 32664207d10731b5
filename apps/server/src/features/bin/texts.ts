/** What people read of the bin's answers. */
export const binTexts = {
  gone: 'Cet élément n’est plus dans la corbeille\u00A0: il ne peut plus être retrouvé.',
  itsConversation:
    'La conversation de cette image est dans la corbeille\u00A0: restaurez-la d’abord.',
} as const;
