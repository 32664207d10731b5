/** One picture to learn from. */
export type TrainingPicture = { readonly name: string; readonly bytes: Uint8Array };
