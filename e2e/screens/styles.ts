import { style } from '../answers.ts';

/** One style in each state. */
export const styles = [
  style({ id: 3, name: 'Braise', status: 'training', percent: 42, stage: 'palettes' }),
  style({ id: 2, name: 'Papier plié', sample_urls: ['/media/u/c/a.png', '/media/u/c/b.png'] }),
  style({
    id: 1,
    name: 'Encre de Chine',
    status: 'failed',
    error_message: 'Les images n’ont pas pu être lues.',
  }),
];
