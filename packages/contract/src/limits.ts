/** The numbers of the product, once, for both sides. Units are in the names. */
export const limits = {
  fileSizeBytes: 2_684_354_560,
  uploadTimeoutMs: 30 * 60_000,
  clipsPerJob: 42,
  instructionsFieldCharacters: 500,
  instructionsCallCharacters: 5000,
  /** Of one clip: some three hours of speech with times. */
  captionsCharacters: 300_000,
  jobPollIntervalMs: 5000,
  jobPollAttempts: 360,
  editorDialogMs: 5000,
  trainingImagesMinimum: 15,
  trainingImagesMaximum: 200,
  modelNameCharacters: 200,
  triggerWordCharacters: 100,
  /** The engine reads no larger ones; a style of 200 pictures has 3 MB. */
  styleFileBytes: 16_777_216,
  modelsPollWhileTrainingMs: 15_000,
  trainingPollMs: 2000,
  conversationNameCharacters: 200,
  searchCharacters: 200,
  filmNameCharacters: 120,
  /** Chosen together, to delete or to download. */
  filmsAtOnce: 500,
  keyNameCharacters: 60,
  authorNameCharacters: 80,
  keysMaximum: 50,
  connectionsMaximum: 50,
  messagesPage: 100,
  conversationsPage: 80,
  messagePollMs: 3000,
  afterStreamNewConversationMs: 1000,
  afterStreamMs: 500,
  imageListRefreshMs: 60_000,
  chatFileSizeAboveBytes: 1000,
  toastMs: 4000,
  /** With something to press: time enough to reach it. */
  toastWithActionMs: 12_000,
  toastsVisible: 3,
  binDays: 30,
  passwordCharactersMinimum: 8,
  /** From here on we say that one is good. */
  passwordCharactersAdvised: 15,
  passwordCharactersMaximum: 128,
} as const;

export const aspectRatios = ['16:9', '9:16', '1:1'] as const;
export type AspectRatio = (typeof aspectRatios)[number];
export const defaultAspectRatio: AspectRatio = '16:9';

/** Files whose name contains one of these are derivatives and stay out of the chat's list. */
export const hiddenFileMarks = ['aperçu', 'apercu', 'preview'] as const;

/** What may be uploaded, by extension. */
export const acceptedFormats = {
  picture: ['png', 'jpg', 'webp', 'avif', 'gif'],
  video: ['mp4', 'webm', 'ogg', 'mov', 'mkv'],
  sound: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'oga'],
} as const;
