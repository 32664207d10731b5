import * as z from 'zod/mini';
import { clerkIssuerOf } from './clerk-issuer.ts';
import { flag, list, type Setting, webAddress, wholeNumber } from './setting-kinds.ts';

/** Every setting of the server, in the order of `.env.example`. */
export const settings = {
  HOST: {
    about: 'Address to listen on. 0.0.0.0 opens the studio to the network.',
    schema: z._default(z.string(), '127.0.0.1'),
  },
  PORT: {
    about: 'Port to listen on.',
    schema: z._default(wholeNumber.check(z.lte(65_535)), 3000),
  },
  PUBLIC_URL: {
    about: 'Address people type, when a reverse proxy stands in front. Default: localhost:PORT.',
    example: 'https://studio.example.org',
    schema: z.optional(webAddress),
  },
  TRUSTED_PROXIES: {
    about: 'Addresses or networks of reverse proxies whose X-Forwarded-* headers are believed.',
    example: '10.0.0.0/8',
    schema: z._default(list, []),
  },
  CORS_ORIGINS: {
    about: 'Other origins whose pages may call the API, separated by commas.',
    example: 'https://app.example.org',
    schema: z._default(list, []),
  },
  LOG_LEVEL: {
    about: 'fatal, error, warn, info (one line per call), debug, trace or silent.',
    schema: z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      'warn',
    ),
  },
  RATE_LIMIT_FACTOR: {
    about: 'Multiplies every rate limit, for load tests and large sites.',
    schema: z._default(z.coerce.number().check(z.gt(0)), 1),
  },
  BACKUP_FOLDER: {
    about:
      'Folder for a backup every night, on another disk. Of several workers each needs it: any may make it.',
    example: '/mnt/backups/armoni',
    schema: z.optional(z.string()),
  },
  BACKUP_AT: {
    about: 'When it is made, HH:MM by the clock of the machine.',
    schema: z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '03:10'),
  },
  DRAIN_SECONDS: {
    about:
      'How long a process that is asked to stop still takes calls while /readyz says 503, so that a load balancer turns away first.',
    schema: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 0),
  },
  METRICS_TOKEN: {
    about: 'Bearer token for /metrics. Without one only this machine may read it.',
    example: 'a-long-random-word',
    schema: z.optional(z.string()),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'Gathers traces by OTLP over HTTP, from a call of the page to its ffmpeg processes. Without it nothing of that is loaded.',
    example: 'http://localhost:4318',
    schema: z.optional(webAddress),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: 'Headers for it, as name=value, separated by commas.',
    example: 'authorization=Basic%20…',
    schema: z._default(list, []),
  },
  OTEL_SERVICE_NAME: {
    about: 'What this process is called in traces.',
    schema: z._default(z.string(), 'armoni'),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    about: 'Which part of traces is kept, 0 to 1, where the caller has not decided.',
    schema: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  },
  ARMONI_ROLE: {
    about: 'api, worker, or both. Split roles need PostgreSQL.',
    schema: z._default(z.enum(['api', 'worker', 'both']), 'both'),
  },
  ARMONI_PROCESS: {
    about: 'What administrators know this process by, among several. Default: name of the machine.',
    example: 'atelier-2',
    schema: z.optional(z.string().check(z.maxLength(60))),
  },
  ARMONI_DATA_DIR: {
    about: 'Folder of everything the studio keeps. Default: data/ in the checkout.',
    example: './data',
    schema: z.optional(z.string()),
  },
  DATABASE_URL: {
    about: 'postgres://… for PostgreSQL. Without it: SQLite in the data folder.',
    example: 'postgres://armoni:password@localhost:5432/armoni',
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  },
  S3_ENDPOINT: {
    about: 'S3-compatible storage. Without S3_BUCKET: files in the data folder.',
    example: 'https://s3.example.org',
    schema: z.optional(webAddress),
  },
  S3_REGION: { about: 'Region of the bucket.', schema: z._default(z.string(), 'us-east-1') },
  S3_BUCKET: { about: 'Bucket name.', example: 'armoni', schema: z.optional(z.string()) },
  S3_ACCESS_KEY_ID: { about: 'Access key.', example: 'key', schema: z.optional(z.string()) },
  S3_SECRET_ACCESS_KEY: { about: 'Secret key.', example: 'secret', schema: z.optional(z.string()) },
  S3_PREFIX: {
    about: 'Stands before every key, where a bucket is shared. MEDIA_HOST then ends with it too.',
    example: 'armoni/',
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9._-]+(\/[a-z0-9._-]+)*\/$/))),
  },
  S3_FORCE_PATH_STYLE: {
    about: 'true for servers that do not give each bucket a host name.',
    schema: z._default(flag, true),
  },
  S3_PRESIGNED_READS: {
    about:
      'true sends readers of /media to the bucket by addresses that hold for an hour. The bucket must be reachable for browsers, and allow this origin by CORS.',
    schema: z._default(flag, false),
  },
  ARMONI_ADOPT_STORAGE: {
    about:
      'true once, when the storage carries the mark of another installation and is to be this one’s.',
    schema: z._default(flag, false),
  },
  MEDIA_HOST: {
    about: 'Public address of media, without final slash. Default: /media on this server.',
    example: 'https://media.example.org',
    schema: z.optional(webAddress),
  },
  UPLOAD_QUOTA_BYTES: {
    about:
      'How much one person may keep: uploads, pictures and films. What is full takes no more uploads.',
    schema: z._default(wholeNumber, 53_687_091_200),
  },
  MONTAGE_CONCURRENCY: {
    about: 'Films made at a time by this process.',
    schema: z._default(wholeNumber.check(z.gte(1)), 1),
  },
  FILM_SHORT_SIDE: {
    about: 'Pixels on the shorter side of films: full HD, or less for a machine that is slow.',
    schema: z._default(wholeNumber.check(z.gte(144), z.lte(1080)), 1080),
  },
  PICTURE_CONCURRENCY: {
    about: 'Pictures made at a time by this process.',
    schema: z._default(wholeNumber.check(z.gte(1)), 1),
  },
  TRAINING_CONCURRENCY: {
    about: 'Styles trained at a time by this process.',
    schema: z._default(wholeNumber.check(z.gte(1)), 1),
  },
  ALLOW_PRIVATE_FETCH: {
    about: 'true lets people have files fetched from private addresses. Only for closed networks.',
    schema: z._default(flag, false),
  },
  FFMPEG_PATH: {
    about: 'ffmpeg to use. Default: the one on PATH.',
    example: '/usr/bin/ffmpeg',
    schema: z.optional(z.string()),
  },
  FFPROBE_PATH: {
    about: 'ffprobe to use. Default: the one on PATH.',
    example: '/usr/bin/ffprobe',
    schema: z.optional(z.string()),
  },
  EYES_FOLDER: {
    about:
      'node_modules with onnxruntime-node 1.20.1, by which people are seen in clips. Set by npm start on Linux x64; without it films are framed by what moves.',
    schema: z.optional(z.string()),
  },
  SMTP_URL: {
    about: 'Mail server for password resets. Without it they are not offered.',
    example: 'smtps://user:password@mail.example.org',
    schema: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  },
  SMTP_FROM: {
    about: 'Sender of those mails.',
    example: 'Armoni <studio@example.org>',
    schema: z.optional(z.string()),
  },
  IDENTITY_SECRET: {
    about:
      'Signs sessions. Needed by several machines together; default: a file in the data folder.',
    example: 'at-least-32-random-characters-please',
    schema: z.optional(z.string().check(z.minLength(32))),
  },
  ADMIN_EMAILS: {
    about:
      'Addresses of who administers the studio, separated by commas; confirmed ones where mails are sent. Default: the first account.',
    example: 'admin@example.org',
    schema: z._default(list, []),
  },
  CLERK_PUBLISHABLE_KEY: {
    about: 'Signs people in with Clerk instead of the embedded identity provider.',
    example: 'pk_test_…',
    schema: z.optional(
      z.string().check(z.refine((key) => clerkIssuerOf(key) !== undefined, 'not a Clerk key')),
    ),
  },
  CLERK_AUTHORIZED_PARTIES: {
    about: 'Origins whose Clerk tokens are accepted. Default: the public address.',
    example: 'https://studio.example.org',
    schema: z._default(list, []),
  },
  OIDC_ISSUER: {
    about:
      'Signs people in with this OpenID Connect issuer as well (Keycloak, Entra ID, Google…). It sends them back to PUBLIC_URL/api/auth/callback/oidc.',
    example: 'https://sso.example.org/realms/studio',
    schema: z.optional(webAddress),
  },
  OIDC_CLIENT_ID: { about: 'Our name there.', example: 'armoni', schema: z.optional(z.string()) },
  OIDC_CLIENT_SECRET: {
    about: 'Its secret there. Without one the studio is a public client, with PKCE alone.',
    example: 'secret',
    schema: z.optional(z.string()),
  },
  OIDC_NAME: {
    about: 'What people call it, on the button.',
    schema: z._default(z.string(), 'votre organisation'),
  },
  OIDC_ADMIN_ROLE: {
    about:
      'Role that makes an administrator. Given and taken at each sign-in with the issuer; the first account then administers no more by itself.',
    example: 'studio-admin',
    schema: z.optional(z.string()),
  },
  OIDC_ROLES_CLAIM: {
    about: 'Claim that lists roles, with dots into objects (realm_access.roles for Keycloak).',
    schema: z._default(z.string(), 'roles'),
  },
  OIDC_TRUSTS_EMAILS: {
    about:
      'true when the issuer confirms every address without saying so (email_verified), as Entra ID does.',
    schema: z._default(flag, false),
  },
  TOKEN_ISSUER: {
    about: 'Also accepts tokens of this issuer (Keycloak, Auth0…).',
    example: 'https://sso.example.org/realms/studio',
    schema: z.optional(webAddress),
  },
  TOKEN_AUDIENCE: {
    about: 'Audience those tokens must carry. Required with TOKEN_ISSUER.',
    example: 'armoni',
    schema: z.optional(z.string()),
  },
  TOKEN_JWKS_URL: {
    about: 'Key set of that issuer. Default: {issuer}/.well-known/jwks.json.',
    example: 'https://sso.example.org/realms/studio/protocol/openid-connect/certs',
    schema: z.optional(webAddress),
  },
  WORKFLOW_BASE_URL: {
    about: 'External workflow service. Default: our own /workflow/v1.',
    example: 'https://dify.example.org/v1',
    schema: z.optional(webAddress),
  },
  WORKFLOW_APP_KEY: {
    about: 'Its app key. It never reaches a browser.',
    example: 'app-…',
    schema: z.optional(z.string()),
  },
  ASSISTANT_BASE_URL: {
    about:
      'OpenAI-compatible assistant (Ollama, vLLM, OpenAI, Mistral). Default: the local engine.',
    example: 'http://localhost:11434/v1',
    schema: z.optional(webAddress),
  },
  ASSISTANT_MODEL: {
    about: 'Its model; one that can call tools also makes pictures.',
    example: 'qwen3:8b',
    schema: z.optional(z.string()),
  },
  ASSISTANT_API_KEY: {
    about: 'Its key, when it needs one.',
    example: 'sk-…',
    schema: z.optional(z.string()),
  },
  ASSISTANT_CONTEXT_TOKENS: {
    about: 'Window of that model. Older messages are left out above it.',
    schema: z._default(wholeNumber.check(z.gte(2048)), 16_384),
  },
  ASSISTANT_SEES: {
    about: 'true when that model looks at pictures: it is then shown the chosen one.',
    schema: z._default(flag, false),
  },
  DIFY_BASE_URL: {
    about: 'Dify service API as the assistant; goes before ASSISTANT_BASE_URL.',
    example: 'https://dify.example.org/v1',
    schema: z.optional(webAddress),
  },
  DIFY_APP_KEY: {
    about: 'Key of the Dify app. It never reaches a browser.',
    example: 'app-…',
    schema: z.optional(z.string()),
  },
  IMAGES_BASE_URL: {
    about: 'OpenAI-compatible image service. Default: the local engine.',
    example: 'http://localhost:8080/v1',
    schema: z.optional(webAddress),
  },
  IMAGES_MODEL: { about: 'Its model.', example: 'flux', schema: z.optional(z.string()) },
  IMAGES_API_KEY: {
    about: 'Its key, when it needs one.',
    example: 'sk-…',
    schema: z.optional(z.string()),
  },
  PLANNER_BASE_URL: {
    about:
      'OpenAI-compatible model that reads what people wish for a film. Default: the local rules.',
    example: 'http://localhost:11434/v1',
    schema: z.optional(webAddress),
  },
  PLANNER_MODEL: { about: 'Its model.', example: 'qwen3:8b', schema: z.optional(z.string()) },
  PLANNER_API_KEY: {
    about: 'Its key, when it needs one.',
    example: 'sk-…',
    schema: z.optional(z.string()),
  },
  TRANSCRIPTION_BASE_URL: {
    about:
      'OpenAI-compatible service that writes down what is said in clips, for captions. Default: none, captions are given.',
    example: 'http://localhost:8000/v1',
    schema: z.optional(webAddress),
  },
  TRANSCRIPTION_MODEL: {
    about: 'Its model; it must tell words with times.',
    example: 'whisper-1',
    schema: z.optional(z.string()),
  },
  TRANSCRIPTION_API_KEY: {
    about: 'Its key, when it needs one.',
    example: 'sk-…',
    schema: z.optional(z.string()),
  },
  SIGN_OUTPUT: {
    about:
      'false signs nothing that is made here, which the information page then says. The law asks for it.',
    schema: z._default(flag, true),
  },
  WATERMARK_OUTPUT: {
    about: 'false puts no imperceptible mark into pictures. It takes SIGN_OUTPUT.',
    schema: z._default(flag, true),
  },
  SIGNING_CERTIFICATE_FILE: {
    about:
      'PEM chain of an authority that others know, for ES256 on P-256. Default: an authority of this installation alone.',
    example: '/etc/armoni/signing.pem',
    schema: z.optional(z.string()),
  },
  SIGNING_KEY_FILE: {
    about: 'Its private key, PEM in PKCS #8.',
    example: '/etc/armoni/signing.key',
    schema: z.optional(z.string()),
  },
  TIME_STAMP_URL: {
    about: 'Service that stamps the time of signatures (RFC 3161). Default: none is stamped.',
    example: 'http://timestamp.example.org',
    schema: z.optional(webAddress),
  },
  ENGINE_SILENCE_SECONDS: {
    about:
      'How long a service behind the assistant, the pictures or the wishes for films may send no byte before people are told. More for models that load or draw slowly; at most 300.',
    schema: z._default(z.coerce.number().check(z.gt(0), z.lte(300)), 45),
  },
  FAL_KEY: {
    about: 'Trains styles and draws with them at fal instead of the local engine; it is paid for.',
    example: 'id:secret',
    schema: z.optional(z.string()),
  },
  BRAND: { about: 'Name shown to people.', schema: z._default(z.string(), 'Armoni') },
  CONTACT_EMAIL: {
    about: 'Address of the contact pages.',
    schema: z._default(z.email(), 'contact@armoni.example'),
  },
  SOCIAL_URL: {
    about: 'Social media link of the contact section.',
    example: 'https://social.example.org/armoni',
    schema: z.optional(webAddress),
  },
} satisfies Record<string, Setting>;
