/** What is seen all over the surface of a thing. */
export type Mark = 'stripes' | 'dots' | 'checks' | 'cracks' | 'flowers';
