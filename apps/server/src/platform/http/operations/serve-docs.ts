import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

type Info = { readonly title: string; readonly version: string };
type Document = ReturnType<typeof openApiDocument>;
type Operation = {
  summary: string;
  tags: string[];
  security?: unknown;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

/**
 * `/api/docs/json` is the OpenAPI document, `/api/docs` the same to read: plain HTML without
 * a script, so it needs no other host and no exception in the content security policy.
 */
export function serveDocs(app: FastifyInstance, info: Info): void {
  const document = () => openApiDocument(app.contractRoutes, info);
  app.get('/api/docs/json', async () => document());
  app.get('/api/docs', async (_, reply) => {
    return reply.allowStyle(style).type('text/html; charset=utf-8').send(docsPage(document()));
  });
}

function docsPage({ info, paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationSection(method.toUpperCase(), path, operation as Operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} ${escaped(info.version)}</title><style>${style}</style></head><body><main>
<h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1>
<p>Also as <a href="/api/docs/json">OpenAPI 3.1</a>. Every error is
<code>{code, message, status}</code>. Calls marked 🔒 take <code>Authorization: Bearer</code>
with a token from <code>GET /api/auth/token</code>.</p>
${operations.join('\n')}</main></body></html>`;
}

function operationSection(method: string, path: string, operation: Operation): string {
  const lock = operation.security ? ' 🔒' : '';
  const rows = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${parameter.in}</td>` +
      `<td>${parameter.required ? 'required' : ''}</td><td>${code(parameter.schema)}</td></tr>`,
  );
  return `<details><summary><b class="${method}">${method}</b> <code>${escaped(path)}</code>${lock}
<span>${escaped(operation.summary)}</span></summary>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${operation.requestBody ? bodies('Body', operation.requestBody.content) : ''}
${Object.entries(operation.responses)
  .map(([status, answer]) => bodies(`${status} ${answer.description}`, answer.content ?? {}))
  .join('')}</details>`;
}

function bodies(title: string, content: Record<string, { schema: unknown }>): string {
  const parts = Object.entries(content).map(
    ([type, { schema }]) => `<small>${escaped(type)}</small><pre>${code(schema, 2)}</pre>`,
  );
  return `<h3>${escaped(title)}</h3>${parts.join('')}`;
}

const code = (value: unknown, indent = 0) =>
  `<code>${escaped(JSON.stringify(value, null, indent))}</code>`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0}
main{max-width:60rem;margin:auto;padding:2rem 1rem}details{border-top:1px solid #8884}
summary{padding:.6rem 0;cursor:pointer}summary span{opacity:.75;margin-left:.5rem}
b{display:inline-block;min-width:4.2rem}pre{overflow:auto;background:#8882;padding:.75rem}
table{border-collapse:collapse}td{padding:.2rem .8rem .2rem 0}h3{font-size:1rem}`;
