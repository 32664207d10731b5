/** What clients offer to ask. Each is a sentence that the local assistant understands. */
export const suggestionTexts = {
  fr: {
    opening: 'Comment puis-je vous aider ?',
    ofNone: [
      'un lac de montagne au coucher du soleil',
      'un chat sur un canapé',
      'que sais-tu faire ?',
    ],
    ofOne: ['la même, de nuit', 'en noir et blanc', 'trois variations'],
    ofSeveral: ['la première en noir et blanc', 'la deuxième, plus lumineuse', 'trois variations'],
  },
  en: {
    ofNone: ['a mountain lake at sunset', 'a cat on a sofa', 'what can you do?'],
    ofOne: ['the same but at night', 'in black and white', 'three variations'],
    ofSeveral: ['the first one in black and white', 'the second one brighter', 'three variations'],
  },
} as const;
