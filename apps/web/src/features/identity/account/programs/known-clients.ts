import { mcpPath } from '@armoni/contract/mcp';
import { texts } from './texts.ts';

const words = texts.connect;

/** A program that people connect, and what it takes. */
export type KnownClient = {
  readonly name: string;
  /** Where to paste it. */
  readonly how: string;
  /** To paste; without a key the studio asks the person (OAuth). */
  readonly text: string;
  /** The same with a key, where both work. */
  readonly withKey?: string;
  readonly needsKey?: true;
};

/** For a studio at this origin. */
export function knownClients(origin: string): readonly KnownClient[] {
  const address = `${origin}${mcpPath}`;
  const { clients, yourKey } = words;
  const headers = { Authorization: `Bearer ${yourKey}` };
  const server = { type: 'http', url: address };
  const add = `claude mcp add --transport http armoni ${address}`;
  const key = `--header "Authorization: ${headers.Authorization}"`;
  const endpoint = { name: 'Armoni', apiKey: yourKey, baseURL: `${origin}/v1` };
  const models = { default: ['armoni'], fetch: true };
  return [
    { name: 'Claude (application et site)', how: clients.claude, text: address },
    { name: 'Claude Code', how: clients.claudeCode, text: add, withKey: `${add} ${key}` },
    {
      name: 'Cursor',
      how: clients.cursor,
      text: JSON.stringify({ mcpServers: { armoni: { url: address, headers } } }),
      needsKey: true,
    },
    {
      name: 'VS Code',
      how: clients.vscode,
      text: JSON.stringify({ servers: { armoni: server } }),
      withKey: JSON.stringify({ servers: { armoni: { ...server, headers } } }),
    },
    { name: 'ChatGPT', how: clients.chatgpt, text: address },
    { name: 'Open WebUI', how: clients.openWebUi, text: `${origin}/v1`, needsKey: true },
    {
      name: 'LibreChat',
      how: clients.libreChat,
      // JSON is YAML too.
      text: JSON.stringify({ endpoints: { custom: [{ ...endpoint, models }] } }),
      needsKey: true,
    },
    { name: 'Dify', how: clients.dify, text: `${origin}/api/v1`, needsKey: true },
  ];
}
