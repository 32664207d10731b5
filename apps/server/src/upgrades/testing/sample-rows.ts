const time = 1_795_000_000_000;
const date = new Date(time).toISOString();
const sha256 = 'a1'.repeat(32);

/** One row or more for each table that signing up does not fill, as the product writes them. */
export function sampleRows(owner: string): Readonly<Record<string, readonly object[]>> {
  const folder = `${owner}/c1`;
  const key = (name: string) => `${folder}/${'0f'.repeat(16)}-${name}`;
  return {
    verification: [
      {
        id: 'v1',
        identifier: 'reset-password:jeton',
        value: owner,
        expiresAt: date,
        createdAt: date,
        updatedAt: date,
      },
    ],
    jobs: [
      job(owner, 'j1', 'completed', 'montage', {
        fileIds: ['f1'],
        instructions: 'Un film calme',
        music: { from: 'nowhere' },
        aspectRatio: '16:9',
      }),
      job(owner, 'j2', 'failed', 'training', {
        name: 'Aquarelle d’été',
        triggerWord: 'aquarelle',
        imageKeys: [key('ete-a-sete.png')],
      }),
    ],
    files: [
      {
        id: 'f1',
        owner_id: owner,
        folder,
        name: 'L’été à Sète.png',
        storage_key: key('ete-a-sete.png'),
        thumbnail_key: key('apercu.webp'),
        size_bytes: 5_000_000_000,
        mime_type: 'image/png',
        kind: 'image',
        sha256,
        external_id: null,
        created_at: time,
      },
    ],
    videos: [film(owner, key)],
    conversations: [conversation(owner, 'c1', null), conversation(owner, 'c2', time)],
    messages: [message(owner, 1, 'done'), message(owner, 2, 'failed')],
    reply_journal: [{ message_id: 'm2', sequence: 1, replaces: 0, text: 'Un début' }],
    models: [style(owner, key)],
  };
}

function job(owner: string, id: string, status: string, kind: string, payload: object) {
  return {
    id,
    owner_id: owner,
    kind,
    status,
    payload: JSON.stringify(payload),
    payload_hash: sha256,
    idempotency_key: `clé-${id}`,
    attempts: 1,
    max_attempts: 3,
    available_at: time,
    started_at: time,
    lease_until: null,
    fence: 1,
    percent: 100,
    stage: null,
    result: status === 'completed' ? '{"videoId":"film1","videoKey":"k","notes":[]}' : null,
    error_message: status === 'failed' ? 'Les images se ressemblent trop.' : null,
    created_at: time,
    updated_at: time,
  };
}

function film(owner: string, key: (name: string) => string) {
  return {
    id: 'film1',
    owner_id: owner,
    title: 'Vacances à l’île d’Yeu',
    object_folder: `${owner}/film1/`,
    video_key: key('film.mp4'),
    poster_key: key('affiche.webp'),
    width: 1920,
    height: 1080,
    duration_seconds: 14.96,
    size_bytes: 12_345_678,
    shots: JSON.stringify([
      {
        startSeconds: 0,
        durationSeconds: 14.96,
        accord: [{ colour: '#335577', share: 1 }],
        thumbnailKey: null,
        reasonCode: 'sharp',
        reason: 'Le plan le plus net.',
      },
    ]),
    notes: '["Le plan d’ouverture est le plus net."]',
    created_at: time,
  };
}

function conversation(owner: string, id: string, deletedAt: number | null) {
  return {
    id,
    owner_id: owner,
    name: deletedAt ? '' : 'Un lac au « coucher » du soleil',
    external_id: null,
    created_at: time,
    updated_at: time,
    deleted_at: deletedAt,
  };
}

function message(owner: string, position: number, status: string) {
  return {
    id: `m${position}`,
    conversation_id: 'c1',
    owner_id: owner,
    position,
    task_id: `t${position}`,
    status,
    query: 'Dessine un lac ; l’eau est calme, s’il te plaît 🌅',
    inputs: '{}',
    answer: status === 'done' ? 'Voici le lac.' : '',
    error: status === 'failed' ? 'interrupted' : null,
    prompt_tokens: 12,
    completion_tokens: 4,
    created_at: time,
    heartbeat_at: time,
    stop_requested: 0,
  };
}

function style(owner: string, key: (name: string) => string) {
  return {
    owner_id: owner,
    job_id: 'j2',
    name: 'Aquarelle d’été',
    trigger_word: 'aquarelle',
    engine: 'local',
    image_keys: JSON.stringify([key('ete-a-sete.png')]),
    fence: 1,
    remote_request: null,
    object_folder: `${owner}/styles/s1/`,
    samples: '[]',
    coach: null,
    learned: null,
    deleted: 0,
    created_at: time,
  };
}
