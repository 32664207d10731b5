/** What happened to make a file, in C2PA's words. */
export type Action = {
  readonly action: string;
  /** Last word of IPTC's address, e.g. `algorithmicMedia`. */
  readonly sourceType?: string;
  /** What did it, and its version. */
  readonly agent?: { readonly name: string; readonly version?: string };
  /** ISO 8601, by the studio's clock. */
  readonly when?: string;
  /** Labels of the ingredients that it used. */
  readonly ingredients?: readonly string[];
};

/** What a file was made from. */
export type Ingredient = {
  /** By which actions speak of it. */
  readonly label: string;
  readonly relationship: 'parentOf' | 'componentOf' | 'inputTo';
  /** Shown to whoever looks: no name of a file, which may tell who somebody is. */
  readonly title: string;
  readonly mimeType: string;
  /** SHA-256 in hexadecimal of its bytes; null when it is not known. */
  readonly sha256?: string | null;
};

export type Assertion = { readonly label: string; readonly data: unknown };

/** All that a manifest says, whatever it is about. */
export type Statement = {
  readonly title: string;
  readonly actions: readonly Action[];
  /** Of our own kinds; nothing about a person. */
  readonly assertions?: readonly Assertion[];
  /** Whoever signs as author, by their own choice: gathered, for the studio vouches for no name. */
  readonly author?: string | null;
};

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The statement as the library takes it. */
export function definitionOf(statement: Statement, program: { name: string; version: string }) {
  const { title, actions, assertions = [], author } = statement;
  const authors = author
    ? [{ label: 'cawg.metadata', kind: 'Json', data: metadataOf(author), created: false }]
    : [];
  return {
    claim_generator_info: [program],
    title,
    assertions: [
      { label: 'c2pa.actions.v2', created: true, data: { actions: actions.map(actionOf) } },
      ...assertions.map((assertion) => ({ ...assertion, created: true })),
      ...authors,
    ],
  };
}

/** By CAWG's metadata assertion, which C2PA 2 has in the place of schema.org's creative work. */
function metadataOf(author: string) {
  return { '@context': { dc: 'http://purl.org/dc/elements/1.1/' }, 'dc:creator': [author] };
}

function actionOf({ action, sourceType, agent, when, ingredients }: Action) {
  return {
    action,
    ...(when && { when }),
    ...(sourceType && { digitalSourceType: sourceTypes + sourceType }),
    ...(agent && { softwareAgent: agent }),
    ...(ingredients?.length && { parameters: { ingredientIds: [...ingredients] } }),
  };
}
