/** Laying a shot's frame by hand. */
export const cropTexts = {
  heading: 'Cadrage',
  back: 'Revenir au plan',
  size: (width: number, height: number) => `${width}\u00a0×\u00a0${height}`,
  manners: { auto: 'Suit le sujet', whole: 'Tout le cadre', fit: 'Entière', hand: 'À la main' },
  place: 'Place',
  still: 'même cadre au début et à la fin',
  glides: 'le cadre glisse',
  ends: { start: 'Début', end: 'Fin' },
  glide: 'Glisser du début à la fin',
  zoom: 'Grossir',
  percent: (value: number) => `${Math.round(value)}\u00a0%`,
  turn: 'Redresser',
  degrees: (value: number) =>
    `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace('.', ',')}°`,
  shapes: 'Autres formats',
  shapesLead: (shapes: readonly string[]) =>
    `Le même plan dans les versions ${shapes.join(' et ')}.`,
  inShape: (shape: string) => `Ce plan en ${shape}`,
  asBefore: 'Comme avant',
  done: 'Fini',
  lead: 'Tirez le cadre sur l’image ; ses coins grossissent. Flèches\u00a0: 1\u00a0%, Maj\u00a0: 10\u00a0%.',
  frame: 'Cadre sur l’image',
  where: (x: number, y: number, zoom: number) =>
    `${Math.round(100 * x)} % à droite, ${Math.round(100 * y)} % en bas, grossi à ${Math.round(100 * zoom)} %`,
  result: 'Dans le film',
} as const;
