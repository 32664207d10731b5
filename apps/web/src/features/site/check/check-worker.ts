import { claimedOrigin, searchedBytes } from '@armoni/provenance/verdict/claimed-origin';
import {
  brokenManifest,
  judgeManifest,
  nothingFound,
  type Provenance,
} from '@armoni/provenance/verdict/judge-manifest';
import { settingsFor } from '@armoni/provenance/verdict/library-settings';
import { isWithoutManifest } from '@armoni/provenance/verdict/without-manifest';
import initialise, { WasmReader } from '@contentauth/c2pa-wasm';
import moduleAddress from '@contentauth/c2pa-wasm/c2pa.wasm?url';
import type { CheckAnswer, CheckOrder } from './check-order.ts';

let opening: Promise<unknown> | null = null;

/** Reads signatures away from the page. The file is read piece by piece and goes nowhere. */
self.onmessage = async ({ data }: MessageEvent<CheckOrder>) => {
  opening ??= initialise({ module_or_path: moduleAddress });
  const provenance = await opening.then(
    () => read(data),
    () => null,
  );
  self.postMessage({ id: data.id, provenance } satisfies CheckAnswer);
};

async function read({ file, mimeType, trust }: CheckOrder): Promise<Provenance> {
  try {
    const reader = await WasmReader.fromBlob(mimeType, file, settingsFor(trust.anchors));
    try {
      return { ...judgeManifest(JSON.parse(reader.json()), trust.serials), mimeType };
    } finally {
      reader.free();
    }
  } catch (error) {
    if (!isWithoutManifest(error)) return brokenManifest;
    return { ...nothingFound, mimeType, actions: await claimedOrigin(await endsOf(file)) };
  }
}

function endsOf(file: Blob): Promise<Uint8Array[]> {
  const tail = Math.max(searchedBytes, file.size - searchedBytes);
  const ends = [file.slice(0, searchedBytes), file.slice(tail)];
  return Promise.all(ends.map(async (end) => new Uint8Array(await end.arrayBuffer())));
}
