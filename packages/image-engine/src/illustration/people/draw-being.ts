import type { Shape } from '../drawings/drawing.ts';
import type { Being } from '../vocabulary/beings.ts';
import { told } from './parts.ts';

type Build = {
  /** Of hands, and of what is worn where nothing was told. */
  readonly skin: string;
  readonly body: string;
  /** In a head's units, 8–84 high and 20–80 wide: lines of a colour and a shape. */
  readonly head: string;
};

const builds: Readonly<Record<Being, Build>> = {
  robot: {
    skin: '#aebccb',
    body: '#8fa3b8',
    head: `#7e92a8 k 50 20 50 4 2.4 2.4
 #e8685a o 50 3 4.6 4.6
 #7e92a8 r 15 42 9 20 3
 #7e92a8 r 76 42 9 20 3
 #7e92a8 r 42 76 16 10 2
 #b9c7d5 r 21 18 58 62 14
 #d3dde7 r 26 21 40 10 5
 #2d3648 r 27 34 46 24 11
 #6fe3f2 o 39 46 5.6 6.4
 #6fe3f2 o 61 46 5.6 6.4
 #f2feff o 40.8 43.6 1.8 1.8
 #f2feff o 62.8 43.6 1.8 1.8
 #5d7086 r 37 66 26 6.4 3.2
 #dfe8ef r 42 66 2.4 6.4
 #dfe8ef r 49 66 2.4 6.4
 #dfe8ef r 56 66 2.4 6.4`,
  },
  ghost: {
    skin: '#eceaf6',
    body: '#dedcef',
    head: `#f4f3fb M20 86 C18 30 24 8 50 8 C76 8 82 30 80 86 C74 92 70 84 64 88 C58 92 54 86 50 88 C46 86 42 92 36 88 C30 84 26 92 20 86Z
 #dcd9ee M70 20 C80 32 82 56 80 86 C76 89.6 73 87 70 85.6 C72 62 74 38 70 20Z
 #33303f o 39 46 5 7
 #33303f o 61 46 5 7
 #ffffff o 40.8 43 1.7 2
 #ffffff o 62.8 43 1.7 2
 #f3b3c4 o 30 58 5 3.2
 #f3b3c4 o 70 58 5 3.2
 #33303f M43 61 C47 65 53 65 57 61 C56 70 44 70 43 61Z`,
  },
  alien: {
    skin: '#86c65a',
    body: '#5a8fa0',
    head: `#6aa845 k 38 18 32 2 2 1.8
 #6aa845 k 62 18 68 2 2 1.8
 #b8e07a o 31.6 1 4 4
 #b8e07a o 68.4 1 4 4
 #8ccc5e M50 10 C76 10 86 30 80 48 C75 64 62 84 50 84 C38 84 25 64 20 48 C14 30 24 10 50 10Z
 #74b34a M70 16 C84 26 84 42 79 50 C74 66 62 84 51 84 C62 72 74 48 70 16Z
 #262332 o 37 48 7.6 11.4 -22
 #262332 o 63 48 7.6 11.4 22
 #ffffff o 38.6 42.6 2.2 3
 #ffffff o 64.6 42.6 2.2 3
 #4d7f31 M43 69 Q50 74 57 69 L57.4 70.4 Q50 77 42.6 70.4Z`,
  },
  skull: {
    skin: '#f0eadc',
    body: '#4a4554',
    head: `#f4efe3 M50 10 C76 10 82 30 78 48 C77 55 72 58 70 61 L69 76 C64 84 36 84 31 76 L30 61 C28 58 23 55 22 48 C18 30 24 10 50 10Z
 #ddd5c4 M69 17 C80 26 80 42 78 48 C77 55 72 58 70 61 L69 76 C67 79 63 81 60 82 C66 66 74 44 69 17Z
 #3a3340 o 38 46 8.4 9
 #3a3340 o 62 46 8.4 9
 #fbf6ee o 39.6 45 2.6 2.6
 #fbf6ee o 63.6 45 2.6 2.6
 #3a3340 p 50 55 53.4 62.4 46.6 62.4
 #3a3340 M35 67.6 Q50 73.6 65 67.6 L65 69.2 Q50 75.2 35 69.2Z
 #3a3340 k 42 66 42 76 0.8 0.8
 #3a3340 k 50 67.6 50 78 0.8 0.8
 #3a3340 k 58 66 58 76 0.8 0.8`,
  },
  snowman: {
    skin: '#e7eff6',
    body: '#f4f8fb',
    head: `#f8fbfd o 50 48 33 35
 #dbe6ef M72 22 C88 40 84 66 66 79 C60 82 54 83 51 83 C68 76 80 50 72 22Z
 #2f2d38 o 39 42 3.8 4.2
 #2f2d38 o 61 42 3.8 4.2
 #ee8a3a p 48 48 52 55 76 57
 #2f2d38 o 38 63 1.9 1.9
 #2f2d38 o 44 67 1.9 1.9
 #2f2d38 o 51 68.4 1.9 1.9
 #2f2d38 o 58 66.6 1.9 1.9
 #2f2d38 o 63.6 62.6 1.9 1.9`,
  },
  'jack-o-lantern': {
    skin: '#6f8f45',
    body: '#4c5a3c',
    head: `#5f7f3a M46 18 C46 8 44 4 40 0 L48 -3 C53 3 55 10 54 18Z
 #d9741f o 30 50 15 32
 #d9741f o 70 50 15 32
 #ee8b2c o 39 50 17 34
 #ee8b2c o 61 50 17 34
 #f7a03f o 50 50 14 35
 #4a2a1c p 30 50 38 36 45 50
 #4a2a1c p 55 50 62 36 70 50
 #ffd76a p 33.6 49 38 40.6 42 49
 #ffd76a p 58 49 62 40.6 66.4 49
 #4a2a1c M27 60 C40 66 60 66 73 60 C69 78 58 81 50 81 C42 81 31 78 27 60Z
 #ffd76a M32 65 C42 68.6 58 68.6 68 65 C64 75 57 77.6 50 77.6 C43 77.6 36 75 32 65Z
 #ee8b2c r 41 65 5 6
 #ee8b2c r 54 73 5 6`,
  },
};

/** In place of a person's head, about as wide and as high. */
export const beingHead = (being: Being): Shape[] => told(builds[being].head);

export const beingBuild = (being: Being): Pick<Build, 'skin' | 'body'> => builds[being];
