CREATE TABLE account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE conversations (
    id text NOT NULL,
    owner_id text NOT NULL,
    name text NOT NULL,
    external_id text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint
);
CREATE TABLE files (
    id text NOT NULL,
    owner_id text NOT NULL,
    folder text NOT NULL,
    name text NOT NULL,
    storage_key text NOT NULL,
    size_bytes bigint NOT NULL,
    mime_type text NOT NULL,
    kind text NOT NULL,
    sha256 text NOT NULL,
    external_id text,
    created_at bigint NOT NULL,
    thumbnail_key text
);
CREATE TABLE jobs (
    id text NOT NULL,
    owner_id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    payload text NOT NULL,
    payload_hash text NOT NULL,
    idempotency_key text,
    attempts integer NOT NULL,
    max_attempts integer NOT NULL,
    available_at bigint NOT NULL,
    started_at bigint,
    lease_until bigint,
    fence bigint NOT NULL,
    percent integer NOT NULL,
    stage text,
    result text,
    error_message text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE jwks (
    id text NOT NULL,
    "publicKey" text NOT NULL,
    "privateKey" text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "expiresAt" timestamp with time zone,
    alg text,
    crv text
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE messages (
    id text NOT NULL,
    conversation_id text NOT NULL,
    owner_id text NOT NULL,
    "position" integer NOT NULL,
    task_id text NOT NULL,
    status text NOT NULL,
    query text NOT NULL,
    inputs text NOT NULL,
    answer text NOT NULL,
    error text,
    prompt_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    created_at bigint NOT NULL,
    heartbeat_at bigint NOT NULL,
    stop_requested integer NOT NULL
);
CREATE TABLE models (
    id integer NOT NULL,
    owner_id text NOT NULL,
    job_id text NOT NULL,
    name text NOT NULL,
    trigger_word text,
    engine text NOT NULL,
    image_keys text NOT NULL,
    fence bigint NOT NULL,
    remote_request text,
    object_folder text,
    samples text NOT NULL,
    coach text,
    learned text,
    deleted integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE SEQUENCE models_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE models_id_seq OWNED BY models.id;
CREATE TABLE reply_journal (
    message_id text NOT NULL,
    sequence integer NOT NULL,
    replaces integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL
);
CREATE TABLE "user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE videos (
    id text NOT NULL,
    owner_id text NOT NULL,
    title text NOT NULL,
    object_folder text NOT NULL,
    video_key text NOT NULL,
    poster_key text,
    width integer NOT NULL,
    height integer NOT NULL,
    duration_seconds double precision NOT NULL,
    size_bytes bigint NOT NULL,
    shots text NOT NULL,
    notes text NOT NULL,
    created_at bigint NOT NULL
);
ALTER TABLE ONLY models ALTER COLUMN id SET DEFAULT nextval('models_id_seq'::regclass);
INSERT INTO account VALUES ('01a20346-30b4-716a-9954-ce2199a484d7', '01a20346-30ae-712e-9458-c2462036fc09', 'credential', '01a20346-30ae-712e-9458-c2462036fc09', NULL, NULL, NULL, NULL, NULL, NULL, 'ef35a5eb1c9160f0a79f3d83cfef3062:28e055a86df5044bd882f1469ec10c0c90215ba009c51848a7a1ed3f5fc23ea4f232486eeb531238fe8151f8da57e409fe0ccec089a45c96dbc7c5e165f98a26', '2026-11-22 12:41:01.364+00', '2026-11-22 12:41:01.364+00');
INSERT INTO conversations VALUES ('c1', '01a20346-30ae-712e-9458-c2462036fc09', 'Un lac au « coucher » du soleil', NULL, 1795000000000, 1795000000000, NULL);
INSERT INTO conversations VALUES ('c2', '01a20346-30ae-712e-9458-c2462036fc09', '', NULL, 1795000000000, 1795000000000, 1795000000000);
INSERT INTO files VALUES ('f1', '01a20346-30ae-712e-9458-c2462036fc09', '01a20346-30ae-712e-9458-c2462036fc09/c1', 'L’été à Sète.png', '01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-ete-a-sete.png', 5000000000, 'image/png', 'image', 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', NULL, 1795000000000, '01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-apercu.webp');
INSERT INTO jobs VALUES ('j1', '01a20346-30ae-712e-9458-c2462036fc09', 'montage', 'completed', '{"fileIds":["f1"],"instructions":"Un film calme","music":{"from":"nowhere"},"aspectRatio":"16:9"}', 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 'clé-j1', 1, 3, 1795000000000, 1795000000000, NULL, 1, 100, NULL, '{"videoId":"film1","videoKey":"k","notes":[]}', NULL, 1795000000000, 1795000000000);
INSERT INTO jobs VALUES ('j2', '01a20346-30ae-712e-9458-c2462036fc09', 'training', 'failed', '{"name":"Aquarelle d’été","triggerWord":"aquarelle","imageKeys":["01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-ete-a-sete.png"]}', 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 'clé-j2', 1, 3, 1795000000000, 1795000000000, NULL, 1, 100, NULL, NULL, 'Les images se ressemblent trop.', 1795000000000, 1795000000000);
INSERT INTO jwks VALUES ('01a20346-30ea-7976-a07e-f4109313f43f', '{"crv":"Ed25519","x":"osLXYvCCjq0e_A_QR4PfZ17kjvpsXfjZfIJ4Diz4BJ8","kty":"OKP"}', '"8abf17a3c1a2e7190a70d102669867858c736e2efd5f8c9af5c802e1d9d77980fc88412a7343f469718d5449627287e1e9214dab5a43be06f5b1b19ea0151dc288b965ea1da4c3750f8ae82768ae90057b24fef250666045f6a483d787460f1e9c69578dab7db518ecb8786ac23804d48ca274499312689bbc68a6e3c5ee8fa727eb791a05f3e1f5ce8c2f0b838740ba472d686c3f6d97650094ed9828e7df3d7e9299d6c8c3576495"', '2026-11-22 12:41:01.418+00', NULL, 'EdDSA', 'Ed25519');
INSERT INTO kysely_migration VALUES ('0001-identity', '2026-11-22T12:40:59.722Z');
INSERT INTO kysely_migration VALUES ('0002-jobs', '2026-11-22T12:40:59.759Z');
INSERT INTO kysely_migration VALUES ('0003-files', '2026-11-22T12:40:59.779Z');
INSERT INTO kysely_migration VALUES ('0004-videos', '2026-11-22T12:40:59.900Z');
INSERT INTO kysely_migration VALUES ('0010-chat', '2026-11-22T12:41:00.167Z');
INSERT INTO kysely_migration VALUES ('0020-models', '2026-11-22T12:41:00.321Z');
INSERT INTO kysely_migration VALUES ('0021-file-hashes', '2026-11-22T12:41:00.475Z');
INSERT INTO kysely_migration VALUES ('0022-file-thumbnails', '2026-11-22T12:41:00.592Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO messages VALUES ('m1', 'c1', '01a20346-30ae-712e-9458-c2462036fc09', 1, 't1', 'done', 'Dessine un lac ; l’eau est calme, s’il te plaît 🌅', '{}', 'Voici le lac.', NULL, 12, 4, 1795000000000, 1795000000000, 0);
INSERT INTO messages VALUES ('m2', 'c1', '01a20346-30ae-712e-9458-c2462036fc09', 2, 't2', 'failed', 'Dessine un lac ; l’eau est calme, s’il te plaît 🌅', '{}', '', 'interrupted', 12, 4, 1795000000000, 1795000000000, 0);
INSERT INTO models VALUES (1, '01a20346-30ae-712e-9458-c2462036fc09', 'j2', 'Aquarelle d’été', 'aquarelle', 'local', '["01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-ete-a-sete.png"]', 1, NULL, '01a20346-30ae-712e-9458-c2462036fc09/styles/s1/', '[]', NULL, NULL, 0, 1795000000000);
INSERT INTO reply_journal VALUES ('m2', 1, 0, 'Un début');
INSERT INTO session VALUES ('01a20346-30ba-78c4-8754-6d6506a0487f', '2026-12-22 12:41:01.37+00', 'nXbpJeYbO3V6ATUE2PmJTmHidHTdCy87', '2026-11-22 12:41:01.37+00', '2026-11-22 12:41:01.37+00', '127.0.0.1', 'node', '01a20346-30ae-712e-9458-c2462036fc09');
INSERT INTO "user" VALUES ('01a20346-30ae-712e-9458-c2462036fc09', 'Personne 2', 'personne-2@example.org', false, NULL, '2026-11-22 12:41:01.358+00', '2026-11-22 12:41:01.358+00');
INSERT INTO verification VALUES ('v1', 'reset-password:jeton', '01a20346-30ae-712e-9458-c2462036fc09', '2026-11-18 11:06:40+00', '2026-11-18 11:06:40+00', '2026-11-18 11:06:40+00');
INSERT INTO videos VALUES ('film1', '01a20346-30ae-712e-9458-c2462036fc09', 'Vacances à l’île d’Yeu', '01a20346-30ae-712e-9458-c2462036fc09/film1/', '01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-film.mp4', '01a20346-30ae-712e-9458-c2462036fc09/c1/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f-affiche.webp', 1920, 1080, 14.96, 12345678, '[{"startSeconds":0,"durationSeconds":14.96,"accord":[{"colour":"#335577","share":1}],"thumbnailKey":null,"reasonCode":"sharp","reason":"Le plan le plus net."}]', '["Le plan d’ouverture est le plus net."]', 1795000000000);
SELECT pg_catalog.setval('models_id_seq', 1, true);
ALTER TABLE ONLY account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY files
    ADD CONSTRAINT files_storage_key_key UNIQUE (storage_key);
ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jwks
    ADD CONSTRAINT jwks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY models
    ADD CONSTRAINT models_job_id_key UNIQUE (job_id);
ALTER TABLE ONLY models
    ADD CONSTRAINT models_pkey PRIMARY KEY (id);
ALTER TABLE ONLY reply_journal
    ADD CONSTRAINT reply_journal_key PRIMARY KEY (message_id, sequence);
ALTER TABLE ONLY session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY "user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY "user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY videos
    ADD CONSTRAINT videos_pkey PRIMARY KEY (id);
CREATE INDEX "account_userId_idx" ON account USING btree ("userId");
CREATE INDEX conversations_newest ON conversations USING btree (owner_id, updated_at, id);
CREATE INDEX files_folder ON files USING btree (owner_id, folder, created_at);
CREATE INDEX files_hash ON files USING btree (owner_id, sha256);
CREATE UNIQUE INDEX files_thumbnail ON files USING btree (thumbnail_key);
CREATE INDEX jobs_claim ON jobs USING btree (kind, status, available_at);
CREATE UNIQUE INDEX jobs_idempotency ON jobs USING btree (owner_id, kind, idempotency_key);
CREATE INDEX jobs_owner ON jobs USING btree (owner_id, kind, created_at);
CREATE UNIQUE INDEX messages_order ON messages USING btree (conversation_id, "position");
CREATE INDEX messages_running ON messages USING btree (status, heartbeat_at);
CREATE UNIQUE INDEX messages_task ON messages USING btree (task_id);
CREATE INDEX models_folder ON models USING btree (object_folder);
CREATE INDEX models_owner ON models USING btree (owner_id, deleted, id);
CREATE INDEX "session_userId_idx" ON session USING btree ("userId");
CREATE INDEX verification_identifier_idx ON verification USING btree (identifier);
CREATE INDEX videos_folder ON videos USING btree (object_folder);
CREATE INDEX videos_owner ON videos USING btree (owner_id, created_at, id);
ALTER TABLE ONLY account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"(id) ON DELETE CASCADE;
