import { createHash, randomBytes } from 'node:crypto';

/** Tells a key from a session's token, and a scanner of leaked secrets whose it is. */
const prefix = 'armoni_';

/** 32 random bytes: nobody guesses one, so its plain hash is safe to keep. */
export const newSecret = () => `${prefix}${randomBytes(32).toString('base64url')}`;

export const isSecret = (bearer: string) => bearer.startsWith(prefix);

export const sha256Of = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const hintOf = (secret: string) => secret.slice(-4);
