import type { Statement } from '@armoni/provenance/manifest/manifest-definition';

/** C2PA 2.1, 18.10: what in the pixels still tells which manifest was theirs. */
export function withWatermark(statement: Statement, id: string): Statement {
  const binding = { alg: 'org.armoni.watermark.1', blocks: [{ scope: {}, value: id }] };
  return {
    ...statement,
    actions: [...statement.actions, { action: 'c2pa.watermarked.bound' }],
    assertions: [...(statement.assertions ?? []), { label: 'c2pa.soft-binding', data: binding }],
  };
}
