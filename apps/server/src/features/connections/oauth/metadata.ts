import { connectionScopes } from '@armoni/contract/connections';
import { consentPath } from '@armoni/contract/consent-path';
import { mcpPath } from '@armoni/contract/mcp';

export const oauthPaths = {
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  resourceMetadata: '/.well-known/oauth-protected-resource',
  serverMetadata: '/.well-known/oauth-authorization-server',
} as const;

const grants = ['authorization_code', 'refresh_token'] as const;

/** RFC 9728: whom to ask for what opens `/mcp`. */
export function resourceMetadata(issuer: string, brand: string) {
  return {
    resource: `${issuer}${mcpPath}`,
    resource_name: brand,
    authorization_servers: [issuer],
    scopes_supported: connectionScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${issuer}/information`,
  };
}

/** RFC 8414: where to ask, and how. */
export function serverMetadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}${consentPath}`,
    token_endpoint: `${issuer}${oauthPaths.token}`,
    registration_endpoint: `${issuer}${oauthPaths.register}`,
    revocation_endpoint: `${issuer}${oauthPaths.revoke}`,
    scopes_supported: connectionScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grants,
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** What a registration is answered with, whatever it asked for besides. */
export function clientMetadata(client: {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: number;
}) {
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(client.createdAt / 1000),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: grants,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: connectionScopes.join(' '),
  };
}
