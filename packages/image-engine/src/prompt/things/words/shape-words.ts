const shaped =
  /\s(?:en forme d(?:e |['’])(?:la |l['’]|un |une )?|qui (?:ressemble|ressemblent) [àa] |(?:shaped|formed|cut|carved) like |(?:cut |carved |baked )?into the (?:shape|form) of |in the (?:shape|form) of |(?:that|which) looks? like |but it['’]?s |mais c['’]est )(?:an? |une? |the )?([\p{L}' -]+?)(?=\s+(?:sur|dans|au|aux|avec|devant|sous|en|pour|à|over|above|on|in|with|under|at|for|and|et|près|near|qui|flying|floating)(?!\p{L})|[,.;:!?«"“]|$)/iu;

export type ToldShape = {
  /** Without what says it. */
  readonly rest: string;
  /** What comes before that: its last thing has the form. */
  readonly before: string;
  /** Whose form it is, as typed. */
  readonly of: string;
  readonly said: string;
};

/** “a spaceship that looks like a shark”; null where no form is told. */
export function readShape(prompt: string): ToldShape | null {
  const found = shaped.exec(prompt);
  if (!found) return null;
  const before = prompt.slice(0, found.index);
  const [said, of = ''] = found;
  return { rest: `${before} ${prompt.slice(found.index + said.length)}`, before, of, said };
}
