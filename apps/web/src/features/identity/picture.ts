/** The picture beside the forms and its measured accord; `npm run pictures -w @armoni/web` makes both. */
export const picture = {
  url: '/pictures/rivage.webp',
  width: 1200,
  height: 1350,
  accord: [
    { colour: '#26262b', share: 0.25 },
    { colour: '#3a4b5a', share: 0.31 },
    { colour: '#6a564f', share: 0.15 },
    { colour: '#7a92bd', share: 0.09 },
    { colour: '#b48a6a', share: 0.09 },
    { colour: '#e8c389', share: 0.11 },
  ],
} as const;
