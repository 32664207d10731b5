import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: nobody guesses one, so its plain hash is safe to keep. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const sha256Of = (secret: string) => createHash('sha256').update(secret).digest('hex');
