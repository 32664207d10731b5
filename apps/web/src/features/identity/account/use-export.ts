import { exportMyData } from '@armoni/contract/me';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** Saves everything that the studio keeps of a person as a file. */
export function useExport(options: { onDone: () => void; onFailed: () => void }) {
  return useMutation({
    mutationFn: async () => save(await call(exportMyData)),
    onSuccess: options.onDone,
    onError: options.onFailed,
  });
}

function save(data: unknown): void {
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(json);
  link.download = `armoni-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
