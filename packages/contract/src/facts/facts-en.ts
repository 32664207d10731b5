import type { Facts } from './fact.ts';
import { figures } from './figures.ts';

/** What the studio says of itself, in English. Each sentence is true of the code. */
export const factsEn: Facts = {
  general: {
    question: 'What can the assistant do?',
    text: `**Draw**: "a sunset over the sea, portrait format", "three jazz posters"
**Edit** the selected picture or the last one: "black and white", "the second one darker", "crop to a square"
**Change** a scene drawn here: "add a boat", "without the birds", "the same but at night"
**Vary** and go back: "three variations", "no, brighter", "undo"
**Apply a style**: "a lake in the style of …", or the one picked in SELECT TRAINER
**Cut a film** or **learn a style** from here: "a 15 s reel from these pictures", "make it shorter", "learn a style from my last 15 pictures"; you see a plan first
All of it can be done in [Edytor](/editor) and [Trainer](/trainer) as well, and your films are in the [Gallery](/gallery).`,
  },
  prices: {
    question: 'How much does it cost?',
    text: 'The studio shows no price and takes no payment by itself. A quote for a subscription is free and without commitment: write to us from the [Contact](/contact) page.',
  },
  privacy: {
    question: 'Are my pictures private?',
    text: 'Yes: your pictures, films and conversations are filed under your name and listed for you alone. An address cannot be guessed; whoever you share it with can open it. The local engine works on the studio’s own machine. An external engine, where one is named on the [Information](/information) page, receives what it has to process. The studio loads no trackers.',
  },
  formats: {
    question: 'Which files are accepted?',
    text: `Pictures: ${figures.pictures}. Videos: ${figures.videos}. Sounds: ${figures.sounds}. HEIC photos cannot be read: save them as JPEG. Films come out in ${figures.ratios}; a picture is drawn in the shape you name ("square", "16:9", "portrait format", "1200x800").`,
  },
  limits: {
    question: 'What are the limits?',
    text: `A file has ${figures.gigabytes} GB at most. A film is cut from at most ${figures.clipsPerJob} clips, with ${figures.instructionsFieldCharacters} characters of instructions. A style is learned from ${figures.trainingImagesMinimum} to ${figures.trainingImagesMaximum} pictures. One reply shows up to four pictures.`,
  },
  'trigger-words': {
    question: 'What is a trigger word?',
    text: 'A word of your own, given to a style when it is learned. Written in a request, it has the picture drawn in that style: "a harbour at dawn, MYWORD". The style’s name works too: "in the style of …". Take a word that does not exist, so that it changes no other sentence.',
  },
  styles: {
    question: 'How do I train a style?',
    text: `In [Trainer](/trainer), add at least ${figures.trainingImagesMinimum} pictures by one hand, a name and a trigger word. The studio looks at them first and says which would harm the result. Once trained, the style appears in SELECT TRAINER. Or ask for it here: "learn a style from my last 15 pictures".`,
  },
  films: {
    question: 'How do I cut a film?',
    text: `Ask for it here, from the pictures of the conversation or your clips: "a 20 s film from my clips"; then change it in words: "faster", "without the second shot". Or in [Edytor](/editor): add up to ${figures.clipsPerJob} clips, music if you like, choose a format (${figures.ratios}) and write what you expect: length, pace, hook, final text. The film joins the [Gallery](/gallery), with the reason for every shot.`,
  },
  gallery: {
    question: 'Where are my films?',
    text: 'In the [Gallery](/gallery): open one to play it, see why each shot is there, download it, copy its link or delete it.',
  },
  editing: {
    question: 'What can be changed in a picture?',
    text: 'Its light, contrast, colours, warmth, sharpness and framing; turn it black and white or sepia, rotate it, flip it, make it twice as large, paint it in watercolour, gouache or oil, draw it in facets or pixels, apply a style. Where recognition is installed: cut out, blur, replace or remove a background, erase or colour one thing, restore an old photograph. In a scene drawn here also what it shows, the hour, season and weather. What cannot be done is said, and an unchanged picture is never presented as changed.',
  },
  engine: {
    question: 'Who answers, and what can it not do?',
    text: 'The **local engine** answers by rules and draws by calculation, without a language model: it holds no general conversation. It mostly draws landscapes and illustrations of things, animals and people; it does not imitate a photograph of a real person, writes no texts and makes neither music nor voices. In a photograph from elsewhere it recognises only what the installed recognition knows. Whoever runs the studio can connect another assistant: the [Information](/information) page says which are connected.',
  },
  keyboard: {
    question: 'What are the keyboard shortcuts?',
    text: 'Enter sends a message, Shift + Enter starts a new line. The left and right arrows go from one picture or film to the next. Ctrl + K (or Cmd + K) opens everything: search, go to a page, new conversation, theme. Escape closes a dialog or leaves an edit.',
  },
  sharing: {
    question: 'How do I download or share a picture?',
    text: 'Select it in the right panel: download and share are beside it. A film is downloaded, and its link copied, from the [Gallery](/gallery).',
  },
  recipe: {
    question: 'Can a picture be made again exactly?',
    text: 'Yes, for one by the local engine: its file keeps its recipe (prompt, seed, size, style). Open the recipe in the right panel and choose "Refaire"; the same recipe gives the same picture, but for its signature, as long as the engine keeps its version. You can also write a seed: "a lake, seed 42".',
  },
  signature: {
    question: 'How can one tell that a picture or a film is by AI?',
    text: 'European law asks that what an AI makes carries a mark that machines can read. So every picture and film made here is signed (C2PA, Content Credentials) and carries an invisible watermark in its pixels, unless whoever runs the studio has turned one of these marks off. The signature says what made the file and what it is made of, never who asked for it or in which words, unless you have chosen to write an author’s name into it. The page [Vérifier](/verifier), open to all, reads the signature of any file in your browser, and looks for the watermark when you ask it to. A screenshot or a social network takes the signature off and may wear the watermark away: that there is none proves nothing.',
  },
  duration: {
    question: 'How long does it take?',
    text: `It depends on the machine and on your files: a picture usually takes some seconds, a style and a film longer, and their progress is shown in [Trainer](/trainer) and [Edytor](/editor). The page waits ${figures.filmMinutes} minutes for a film at most.`,
  },
  ownership: {
    question: 'May I sell or publish my pictures?',
    text: 'The studio itself puts no licence on what you make: ask whoever hosts it, through the [Contact](/contact) page. The rights in what you add (photos, music, works whose style you train) are yours to check. Every picture made here is marked as made by a machine.',
  },
  bin: {
    question: 'I deleted something by mistake',
    text: `What you delete waits ${figures.binDays} days in the bin of your [Account](/compte) page, and can be restored from there.`,
  },
  export: {
    question: 'How do I get all my data?',
    text: 'On the [Account](/compte) page, the export gathers everything the studio keeps of you: conversations, pictures, styles and films.',
  },
  account: {
    question: 'How do I delete my account?',
    text: 'On the [Account](/compte) page: address, password, sessions, export, and erasing the account with everything in it. None of that is done through the conversation.',
  },
  contact: {
    question: 'How do I reach you?',
    text: 'Through the [Contact](/contact) page for a quote, or under [Nous Contacter](/information#contact) for a question or a problem.',
  },
};
