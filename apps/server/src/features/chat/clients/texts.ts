/** What clients offer to ask. Each is a sentence that the local assistant understands. */
export const suggestionTexts = {
  fr: {
    opening: 'Comment puis-je vous aider ?',
    ofNone: [
      'un lac de montagne au coucher du soleil',
      'un chat sur un canapé',
      'que sais-tu faire ?',
    ],
    ofOne: ['la même, de nuit', 'en noir et blanc', 'trois variations', 'plus chaud', 'en 16:9'],
    ofPixels: ['plus lumineuse', 'floute le fond', 'en noir et blanc', 'plus chaud', 'en carré'],
    ofWork: ['où en est-on ?', 'mes films', 'mes styles'],
    ofSeveral: ['la première en noir et blanc', 'la deuxième, plus lumineuse', 'trois variations'],
  },
  en: {
    ofNone: ['a mountain lake at sunset', 'a cat on a sofa', 'what can you do?'],
    ofOne: ['the same but at night', 'in black and white', 'three variations', 'warmer', 'in 16:9'],
    ofPixels: ['brighter', 'blur the background', 'in black and white', 'warmer', 'square'],
    ofWork: ['what’s running', 'my films', 'my styles'],
    ofSeveral: ['the first one in black and white', 'the second one brighter', 'three variations'],
  },
} as const;
