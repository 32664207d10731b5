import { errorBody } from '@armoni/contract/errors';
import type { Route, StreamedBody } from '@armoni/contract/route';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
type Schema = NonNullable<Route['params']>;

/** The OpenAPI 3.1 document of these routes, from the schemas that check the calls. */
export function openApiDocument(
  routes: readonly Route[],
  info: { readonly title: string; readonly version: string },
) {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(route: Route): Json {
  const parameters = [
    ...parametersOf('path', route.params),
    ...parametersOf('query', route.query),
    ...parametersOf('header', route.headers),
  ];
  return {
    summary: route.summary,
    tags: [tagOf(route.path)],
    ...(route.access !== 'public' ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: requestBodyOf(route.body) } : {}),
    responses: { ...answersOf(route), default: errorAnswer },
  };
}

const tagOf = (path: string) => path.split('/').slice(1)[2] ?? 'api';

function parametersOf(place: string, schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const file = { type: 'string', contentMediaType: 'application/octet-stream' };

function requestBodyOf(body: Schema | StreamedBody): Json {
  if (body === 'bytes') {
    return { required: true, content: { 'application/offset+octet-stream': { schema: file } } };
  }
  if (body !== 'multipart') {
    return {
      required: true,
      content: { 'application/json': { schema: jsonSchema(body, 'input') } },
    };
  }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties: { file } } } },
  };
}

function answersOf(route: Route): Json {
  const entries = Object.entries(route.answers).map(([status, schema]) => {
    if (schema === null) return [status, { description: 'Done' }];
    return [status, { description: 'Success', content: contentOf(schema) }];
  });
  return Object.fromEntries(entries);
}

function contentOf(schema: Schema | 'stream' | 'file'): Json {
  if (schema === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (schema === 'file') return { 'application/octet-stream': { schema: file } };
  return { 'application/json': { schema: jsonSchema(schema, 'output') } };
}

const errorAnswer = {
  description: 'A stable code for programs, a French sentence for people',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
