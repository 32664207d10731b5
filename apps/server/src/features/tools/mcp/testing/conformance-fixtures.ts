import { setTimeout as wait } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  type GetPromptResult,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Line } from '../answer-by.ts';

// What the protocol's own suite asks of a server by name. A product has none of it: it stands here so that our
// transport is shown to carry all of the protocol.

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const silence = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==';

const text = (said: string) => ({ type: 'text' as const, text: said });
const image = { type: 'image' as const, data: onePixel, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, said: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: said },
});

type Tell = (method: string, params: Record<string, unknown>) => Promise<void>;
type Told = {
  readonly progressToken: string | number | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  readonly line: Line;
  /** Asks the client back; what it says, or that it cannot be asked. */
  readonly ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
};
type Fixture = (tell: Tell, told: Told) => CallToolResult | Promise<CallToolResult>;

const tools: Readonly<Record<string, Fixture>> = {
  test_simple_text: () => ({ content: [text('This is a simple text response for testing.')] }),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({
    content: [{ type: 'audio', data: silence, mimeType: 'audio/wav' }],
  }),
  test_embedded_resource: () => ({
    content: [
      embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  async test_tool_with_logging(tell) {
    for (const data of [
      'Tool execution started',
      'Tool processing data',
      'Tool execution completed',
    ]) {
      await tell('notifications/message', { level: 'info', data });
      await wait(50);
    }
    return { content: [text('Logged three times')] };
  },
  async test_tool_with_progress(tell, { progressToken }) {
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      await tell('notifications/progress', { progressToken, progress, total: 100 });
      await wait(50);
    }
    return { content: [text('Done')] };
  },
  test_error_handling: () => ({
    isError: true,
    content: [text('This tool intentionally returns an error for testing')],
  }),
  json_schema_2020_12_tool: () => ({ content: [text('Kept')] }),
  async test_sampling(_tell, { ask, input }) {
    const messages = [{ role: 'user', content: text(String(input.prompt)) }];
    return said('LLM response', await ask('sampling/createMessage', { messages, maxTokens: 100 }));
  },
  async test_elicitation(_tell, { ask, input }) {
    const field = (description: string) => ({ type: 'string', description });
    const properties = { username: field('User’s response'), email: field('User’s address') };
    return said(
      'User response',
      await ask('elicitation/create', {
        message: input.message,
        requestedSchema: { type: 'object', properties, required: ['username', 'email'] },
      }),
    );
  },
  async test_elicitation_sep1034_defaults(_tell, { ask }) {
    return said(
      'Elicitation completed',
      await ask('elicitation/create', {
        message: 'Defaults',
        requestedSchema: { type: 'object', properties: withDefaults },
      }),
    );
  },
  async test_elicitation_sep1330_enums(_tell, { ask }) {
    return said(
      'Elicitation completed',
      await ask('elicitation/create', {
        message: 'Choices',
        requestedSchema: { type: 'object', properties: choices },
      }),
    );
  },
  async test_reconnection(_tell, { line }) {
    if (!line.isResumed) line.hangUp();
    return { content: [text('Reconnection test completed successfully')] };
  },
};

const said = (what: string, answer: unknown): CallToolResult =>
  answer === null
    ? { isError: true, content: [text('The client cannot be asked')] }
    : { content: [text(`${what}: ${JSON.stringify(answer)}`)] };

const withDefaults = {
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
};

const options = ['option1', 'option2', 'option3'];
const named = (title: string) =>
  ['First', 'Second', 'Third'].map((nth, i) => ({
    const: `value${i + 1}`,
    title: `${nth} ${title}`,
  }));
const choices = {
  untitledSingle: { type: 'string', enum: options },
  titledSingle: { type: 'string', oneOf: named('Option') },
  legacyEnum: {
    type: 'string',
    enum: ['opt1', 'opt2', 'opt3'],
    enumNames: ['Option One', 'Option Two', 'Option Three'],
  },
  untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
  titledMulti: { type: 'array', items: { anyOf: named('Choice') } },
};

const inputSchemas: Readonly<Record<string, object>> = {
  json_schema_2020_12_tool: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: {
      address: {
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
    additionalProperties: false,
  },
};

const prompts = [
  { name: 'test_simple_prompt', description: 'Says one thing' },
  {
    name: 'test_prompt_with_arguments',
    description: 'Says two',
    arguments: ['arg1', 'arg2'].map((name) => ({ name, required: true })),
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'Shows a resource',
    arguments: [{ name: 'resourceUri', required: true }],
  },
  { name: 'test_prompt_with_image', description: 'Shows a picture' },
];

/** For one message, as the product's server is. */
export function fixtureServer(line: Line): Server {
  const capabilities = {
    ...{ tools: {}, prompts: {}, completions: {}, logging: {} },
    resources: { subscribe: true },
  };
  const server = new Server({ name: 'fixtures', version: '1' }, { capabilities });
  answerTools(server, line);
  answerResources(server);
  answerPrompts(server);
  server.setRequestHandler(CompleteRequestSchema, () => ({
    completion: { values: ['paris', 'park', 'party'], total: 3, hasMore: false },
  }));
  return server;
}

function answerTools(server: Server, line: Line): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.keys(tools).map((name) => ({
      name,
      description: `Fixture ${name}`,
      inputSchema: { type: 'object' as const, ...inputSchemas[name] },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification, requestId }) => {
    const tool = tools[params.name];
    if (!tool) return { isError: true, content: [text(`Unknown tool: ${params.name}`)] };
    const tell: Tell = (method, told) =>
      sendNotification({ method, params: told } as Parameters<typeof sendNotification>[0]);
    const ask = async (method: string, asked: Record<string, unknown>) => {
      const [kind] = method.split('/');
      if (!line.asks.some((one) => one === kind)) return null;
      return (await line.ask(requestId, method, asked))?.result ?? null;
    };
    const progressToken = params._meta?.progressToken;
    return tool(tell, { progressToken, input: params.arguments ?? {}, line, ask });
  });
}

function answerResources(server: Server): void {
  const resources = ['static-text', 'static-binary', 'watched-resource'].map((name) => ({
    ...{ uri: `test://${name}`, name },
    description: `Fixture ${name}`,
  }));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri === 'test://static-binary') {
      return { contents: [{ uri, mimeType: 'image/png', blob: onePixel }] };
    }
    const [, id] = /^test:\/\/template\/(\w+)\/data$/.exec(uri) ?? [];
    const said = id
      ? JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
      : 'This is the content of the static text resource.';
    const mimeType = id ? 'application/json' : 'text/plain';
    return { contents: [{ uri, mimeType, text: said }] };
  });
  server.setRequestHandler(SubscribeRequestSchema, () => ({}));
  server.setRequestHandler(UnsubscribeRequestSchema, () => ({}));
}

function answerPrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }): GetPromptResult => {
    const { arg1, arg2, resourceUri } = params.arguments ?? {};
    const said = (content: GetPromptResult['messages'][number]['content']) => ({
      ...{ role: 'user' as const, content },
    });
    if (resourceUri !== undefined) {
      const shown = embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.');
      return { messages: [said(shown), said(text('Please process the embedded resource above.'))] };
    }
    if (params.name === 'test_prompt_with_image') {
      return { messages: [said(image), said(text('Please analyze the image above.'))] };
    }
    const words =
      arg1 === undefined
        ? 'This is a simple prompt for testing.'
        : `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`;
    return { messages: [said(text(words))] };
  });
}
