import { describe, expect, it } from 'vitest';
import { judgeManifest, nothingFound } from './judge-manifest.ts';
import type { ManifestStore } from './manifest-store.ts';
import { tellProvenance } from './tell-provenance.ts';
import { treeLines } from './tree-lines.ts';

const actions = (data: object[]) => ({ label: 'c2pa.actions.v2', data: { actions: data } });
const trained = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

const store: ManifestStore = {
  active_manifest: 'a',
  validation_state: 'Valid',
  validation_results: { activeManifest: { failure: [{ code: 'signingCredential.untrusted' }] } },
  manifests: {
    a: {
      title: 'Image',
      signature_info: { common_name: 'Quelqu’un' },
      assertions: [actions([{ action: 'c2pa.created', digitalSourceType: trained }])],
      ingredients: [
        { title: 'Clip 1', format: 'video/mp4', relationship: 'componentOf' },
        {
          title: 'Départ',
          relationship: 'parentOf',
          active_manifest: 'b',
          validation_results: {
            activeManifest: { failure: [{ code: 'assertion.dataHash.mismatch' }] },
          },
        },
      ],
    },
    b: { title: 'B', ingredients: [{ title: 'A encore', active_manifest: 'a' }] },
  },
};

describe('a verdict', () => {
  it('proves nothing of what somebody signed whom nobody here knows', () => {
    const file = judgeManifest(store);
    expect(file).toMatchObject({ standing: 'signed', signer: 'Quelqu’un', failures: [] });
    const { verdict, proven, claimed } = tellProvenance(file);
    expect(verdict).toBe('Faite par une IA, signée ailleurs');
    expect(proven).toEqual([]);
    expect(claimed).toContain('Signataire annoncé : Quelqu’un.');
  });

  it('proves what this studio signed', () => {
    const { verdict, proven } = tellProvenance(
      judgeManifest({ ...store, validation_state: 'Trusted' }),
    );
    expect(verdict).toBe('Faite par une IA, dans ce studio');
    expect(proven).toEqual(['Faite par une IA.']);
  });

  it('tells each ingredient by itself, and ends where manifests name each other', () => {
    const file = judgeManifest(store);
    expect(file.ingredients).toMatchObject([
      { title: 'Clip 1', standing: 'none' },
      { title: 'Départ', standing: 'changed' },
    ]);
    expect(treeLines(file).length).toBeLessThan(40);
  });

  it('says of a bare file that this proves nothing', () => {
    expect(judgeManifest(null)).toBe(nothingFound);
    expect(tellProvenance(nothingFound).verdict).toBe(
      'Aucune marque trouvée. Cela ne prouve rien.',
    );
  });

  it('says what changed, once, and proves nothing then', () => {
    const failure = [
      { code: 'assertion.dataHash.mismatch' },
      { code: 'assertion.bmffHash.mismatch' },
    ];
    const broken = { ...store, validation_state: 'Invalid' as const };
    const told = tellProvenance(
      judgeManifest({ ...broken, validation_results: { activeManifest: { failure } } }),
    );
    expect(told.proven).toEqual([]);
    expect(told.changed).toEqual(['Le contenu du fichier n’est plus celui qui a été signé.']);
  });

  it('says what the mark proves of a broken file once, and not as a claim again', () => {
    const judged = judgeManifest({ ...store, validation_state: 'Trusted' });
    const original = { ...judged, relationship: 'parentOf' };
    const failure = [{ code: 'assertion.dataHash.mismatch' }];
    const results = { validation_results: { activeManifest: { failure } } };
    const broken = judgeManifest({ ...store, validation_state: 'Invalid', ...results });
    const file = { ...broken, watermark: 'a1b2c3d4e5f6', ingredients: [original] };
    const { proven, claimed } = tellProvenance(file);
    expect(proven.length).toBeGreaterThan(1);
    expect(claimed.filter((sentence) => proven.includes(sentence))).toEqual([]);
    expect(claimed).toContain(`Signataire annoncé : ${broken.signer}.`);
  });

  it.each([
    { label: 'cawg.metadata', data: { 'dc:creator': ['Maëlle'] } },
    { label: 'cawg.metadata', data: { 'dc:creator': 'Maëlle' } },
    { label: 'stds.schema-org.CreativeWork', data: { author: [{ name: 'Maëlle' }] } },
  ])('tells an author as a claim: $label', (assertion) => {
    const signed = (validation_state: 'Valid' | 'Trusted') =>
      judgeManifest({ ...store, validation_state, manifests: { a: { assertions: [assertion] } } });
    for (const state of ['Valid', 'Trusted'] as const) {
      const { proven, claimed } = tellProvenance(signed(state));
      expect(claimed).toContain('Auteur : Maëlle.');
      expect(proven.join()).not.toContain('Maëlle');
    }
  });

  it('tells no author where none is written', () => {
    const assertions = [{ label: 'cawg.metadata', data: { 'dc:creator': [] } }];
    const told = judgeManifest({ ...store, manifests: { a: { assertions } } });
    expect(told.author).toBeNull();
  });
});
