import { mcpPath } from '@armoni/contract/mcp';
import { useState } from 'react';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedText } from './copied-text.tsx';
import { texts } from './texts.ts';

type Protocol = 'mcp' | 'dify' | 'openai';

/** What to paste into another assistant, by the protocol that it speaks. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const [protocol, setProtocol] = useState<Protocol>('mcp');
  const { origin } = window.location;
  const words = texts.connect;
  const tabs = [
    { value: 'mcp' as const, label: 'MCP', content: <Mcp address={`${origin}${mcpPath}`} /> },
    {
      value: 'dify' as const,
      label: 'Dify',
      content: (
        <Paste lead={words.dify}>
          <CopiedText label={words.address} text={`${origin}/api/v1`} />
        </Paste>
      ),
    },
    {
      value: 'openai' as const,
      label: 'OpenAI',
      content: (
        <Paste lead={words.openai}>
          <CopiedText label={words.address} text={`${origin}/v1`} />
          <CopiedText label={words.model} text="armoni" />
        </Paste>
      ),
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.lead}
    >
      <Tabs label={words.title} tabs={tabs} value={protocol} onValueChange={setProtocol} />
    </Dialog>
  );
}

function Mcp({ address }: { address: string }) {
  const words = texts.connect;
  const headers = { Authorization: `Bearer ${words.yourKey}` };
  const config = { mcpServers: { armoni: { type: 'http', url: address, headers } } };
  const command = `claude mcp add --transport http armoni ${address} --header "Authorization: ${headers.Authorization}"`;
  return (
    <Paste lead={words.mcp}>
      <CopiedText label={words.address} text={address} />
      <CopiedText label={words.config} text={JSON.stringify(config)} />
      <CopiedText label={words.command} text={command} />
    </Paste>
  );
}

function Paste({ lead, children }: { lead: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-fg2">{lead}</p>
      {children}
    </div>
  );
}
