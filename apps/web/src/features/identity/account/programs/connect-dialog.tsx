import { useState } from 'react';
import { Select } from '../../../../ui/controls/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedText } from './copied-text.tsx';
import { knownClients } from './known-clients.ts';
import { texts } from './texts.ts';

const words = texts.connect;

/** What to paste into another assistant, for each that is known: by a yes on a page, or by a key. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const clients = knownClients(window.location.origin);
  const [name, setName] = useState(clients[0]?.name ?? '');
  const client = clients.find((one) => one.name === name);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.lead}
    >
      <div className="flex flex-col gap-5">
        <Select
          label={words.client}
          value={name}
          onValueChange={setName}
          options={clients.map((one) => ({ value: one.name, label: one.name }))}
        />
        {client && (
          <>
            <p className="text-fg2">
              {client.how} {client.needsKey && words.needsKey}
            </p>
            <CopiedText key={client.text} label={words.text} text={client.text} />
            {client.withKey && (
              <CopiedText key={client.withKey} label={words.keyInstead} text={client.withKey} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
