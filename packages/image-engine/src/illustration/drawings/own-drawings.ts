import type { Drawing } from './drawing.ts';
import { aboutTheHouse } from './drawn-about-the-house.ts';
import { anew } from './drawn-anew.ts';
import { asked } from './drawn-asked.ts';
import { beings } from './drawn-beings.ts';
import { calledFor } from './drawn-called-for.ts';
import { dishes } from './drawn-dishes.ts';
import { drinks } from './drawn-drinks.ts';
import { food } from './drawn-food.ts';
import { gathered } from './drawn-gathered.ts';
import { landmarks } from './drawn-landmarks.ts';
import { landscape } from './drawn-landscape.ts';
import { machines } from './drawn-machines.ts';
import { more } from './drawn-more.ts';
import { objects } from './drawn-objects.ts';
import { peopleNeed } from './drawn-people-need.ts';
import { places as outdoors } from './drawn-places.ts';
import { roofsAndBarges } from './drawn-roofs-and-barges.ts';
import { smallThings } from './drawn-small.ts';
import { things } from './drawn-things.ts';
import { treats } from './drawn-treats.ts';
import { vehicles } from './drawn-vehicles.ts';
import { wholes } from './drawn-whole.ts';
import { wild } from './drawn-wild.ts';
import { readDrawings } from './read-drawings.ts';

/** Drawn by us where they matter most; a square of 100 is about a person's height or a sofa's width. */
const furniture = `
sofa:
 #5b3a29 r 14 58 5 10 1
 #5b3a29 r 81 58 5 10 1
 #c24b40 r 8 12 84 46 10
 #d65d50 r 13 15 36 32 7
 #d65d50 r 51 15 36 32 7
 #e47062 r 13 40 37 14 5
 #e47062 r 50 40 37 14 5
 #b5433a r 10 52 80 10 3
 #d65d50 r 2 28 15 35 7
 #d65d50 r 83 28 15 35 7
armchair:
 #5b3a29 r 20 84 5 12 1
 #5b3a29 r 75 84 5 12 1
 #2f7f79 r 16 10 68 64 18
 #3d978f r 24 18 52 50 12
 #4faea5 r 22 58 56 18 7
 #2f7f79 r 16 72 68 14 4
 #3d978f r 6 44 18 44 9
 #3d978f r 76 44 18 44 9
bed:
 #7a5236 r 2 20 7 60 3
 #7a5236 r 91 44 6 36 3
 #8d6242 r 5 60 90 14 3
 #f4efe6 r 8 46 84 18 6
 #ffffff r 11 36 26 14 6
 #4f86b8 M30 44 C50 40 92 42 93 52 L93 66 C70 62 44 64 28 66Z
 #6ea0cc M30 44 C33 50 33 58 28 66 L36 65 C40 56 40 50 38 43.4Z
desk:
 #7a5236 r 6 32 6 52 1
 #7a5236 r 88 32 6 52 1
 #9a6b45 r 62 32 26 40 2
 #7a5236 r 65 36 20 9 1
 #7a5236 r 65 48 20 9 1
 #7a5236 r 65 60 20 9 1
 #d9b26f r 73 39 4 2 1
 #d9b26f r 73 51 4 2 1
 #d9b26f r 73 63 4 2 1
 #b27d50 r 0 24 100 9 2
table:
 #8a5a3a r 12 28 6 50 2
 #8a5a3a r 82 28 6 50 2
 #7a4e32 r 8 28 84 6 1
 #b27d50 r 0 20 100 9 4
lamp:
 #3a3f4b o 30 97 20 5
 #3a3f4b r 28 40 4 56 2
 #f2c14e M12 44 L22 10 L38 10 L48 44Z
 #f8dc8c M14 37 L12 44 L48 44 L46 37Z
bookshelf:
 #6e4a33 r 0 0 100 130 3
 #543723 r 6 6 88 34 1
 #543723 r 6 46 88 36 1
 #543723 r 6 88 88 36 1
 #d65d50 r 9 12 7 28 1
 #f2c14e r 17 16 6 24 1
 #4f86b8 r 24 10 8 30 1
 #f4efe6 r 33 15 5 25 1
 #3d978f r 39 13 9 27 1
 #c98d9b r 49 17 6 23 1
 #e8923f p 57 40 63 16 69 18 64 40
 #7f95a8 r 74 22 16 18 8
 #3d978f r 9 55 9 27 1
 #f4efe6 r 19 52 6 30 1
 #e8923f r 26 57 7 25 1
 #4f86b8 r 34 51 9 31 1
 #d65d50 r 44 56 6 26 1
 #f2c14e r 51 53 8 29 1
 #7d6aa8 r 60 57 6 25 1
 #c98d9b r 67 52 9 30 1
 #f4efe6 r 77 56 6 26 1
 #3d978f r 84 53 7 29 1
 #f2c14e r 9 116 26 8 1
 #d65d50 r 11 108 22 8 1
 #4f86b8 r 40 96 8 28 1
 #f4efe6 r 49 100 6 24 1
 #e8923f r 56 95 9 29 1
 #7d6aa8 r 66 99 7 25 1
 #3d978f r 74 97 8 27 1
 #d65d50 r 83 101 8 23 1
window:
 #f4efe6 r 0 0 80 96 3
 #a9d6e8 r 6 6 32 40 1
 #a9d6e8 r 42 6 32 40 1
 #a9d6e8 r 6 50 32 40 1
 #a9d6e8 r 42 50 32 40 1
 #d8eef5 p 6 46 6 30 30 6 38 6 38 12 10 46
 #d8eef5 p 42 46 42 30 66 6 74 6 74 12 46 46
 #e2dccf r -4 94 88 7 2
rug:
 #c25b56 o 50 20 50 14
 #e9b7a0 o 50 20 42 10.5
 #c25b56 o 50 20 34 8
cushion:
 #3d978f M6 30 C0 8 8 4 30 8 C44 10 56 10 70 8 C92 4 100 8 94 30 C92 40 92 44 94 54 C98 68 88 70 70 66 C56 63 44 63 30 66 C12 70 2 68 6 54 C8 44 8 40 6 30Z
 #4fb0a6 M18 24 C16 16 24 18 34 19 C46 20 54 20 66 19 C76 18 84 16 82 24 C81 30 70 28 50 28 C30 28 19 30 18 24Z
fireplace:
 #8d5a4a r 6 22 88 78 2
 #f0e4d2 r 0 10 100 14 3
 #3a2b2b M22 100 L22 60 C22 44 78 44 78 60 L78 100Z
 #f08a3c M34 98 C30 80 46 76 44 60 C56 68 52 78 60 72 C70 84 68 92 66 98Z
 #ffd166 M42 98 C40 88 50 84 50 74 C58 84 60 92 58 98Z
 #6e4a33 r 30 94 40 6 3
bench:
 #3a3f4b r 12 40 5 32 1
 #3a3f4b r 83 40 5 32 1
 #a06a3f r 2 14 96 7 2
 #a06a3f r 2 25 96 7 2
 #b97d4c r 0 42 100 8 2
chair:
 #8a5a3a r 20 4 6 96 2
 #8a5a3a r 68 54 6 46 2
 #a06a3f r 22 6 8 46 2
 #a06a3f r 20 10 10 6 1
 #c08a58 r 18 50 60 8 3
streetlamp:
 #2f3440 r 17 30 4 118 1
 #2f3440 r 11 140 16 10 2
 #2f3440 r 14 60 10 4 1
 #ffd98a M9 8 L29 8 L25 30 L13 30Z
 #2f3440 M7 8 L31 8 L19 0Z
 #2f3440 r 12 28 14 4 1
`;

const places = `
eiffel-tower:
 #8a6a52 r 49 0 2 12
 #8a6a52 M47.4 9 L52.6 9 L56 60 C58.5 92 67 128 83 160 L66 160 C63 142 57 131 50 131 C43 131 37 142 34 160 L17 160 C33 128 41.5 92 44 60Z
 #6f5242 p 48.6 18 51.4 18 53.6 52 46.4 52
 #6f5242 M45.4 66 L54.6 66 C55.6 78 57 88 58.6 97 L41.4 97 C43 88 44.4 78 45.4 66Z
 #6f5242 M40 106 L60 106 C62 114 64 122 67 130 C62 124 56 121 50 121 C44 121 38 124 33 130 C36 122 38 114 40 106Z
 #9c7b60 r 40 56 20 5 1
 #9c7b60 r 34 97 32 6 1
 #9c7b60 r 15 157 21 4 1
 #9c7b60 r 64 157 21 4 1
lighthouse:
 #5b6470 M2 152 C6 138 22 133 50 134 C78 133 94 138 98 152Z
 #f6f1e6 p 36 40 64 40 72 138 28 138
 #d94f45 p 34.9 54 65.1 54 66.8 75 33.2 75
 #d94f45 p 31.6 95 68.4 95 70.1 116 29.9 116
 #4a5460 M44 138 L44 126 C44 119 56 119 56 126 L56 138Z
 #4a5460 r 47 60 6 9 3
 #4a5460 r 47 81 6 9 3
 #39434f r 31 35 38 6 2
 #ffd98a r 41 20 18 16 1
 #39434f r 48.8 20 2.4 16
 #d94f45 M37 21 C39 12 61 12 63 21Z
 #d94f45 o 50 11 2.6 2.6
windmill:
 #e9dcc5 p 38 46 62 46 70 120 30 120
 #b8523f M34 48 C36 30 64 30 66 48Z
 #6e4a33 M44 120 L44 104 C44 97 56 97 56 104 L56 120Z
 #6e4a33 r 46 66 8 10 4
 #8d6242 k 50 44 16 10 2.5
 #8d6242 k 50 44 84 78 2.5
 #8d6242 k 50 44 84 10 2.5
 #8d6242 k 50 44 16 78 2.5
 #f6f1e6 p 47 38 20 11 14 17 41 44
 #f6f1e6 p 53 50 80 77 86 71 59 44
 #f6f1e6 p 56 41 83 14 77 8 50 35
 #f6f1e6 p 44 47 17 74 23 80 50 53
 #5b3a29 o 50 44 4 4
igloo:
 #e8f1f7 M4 70 C4 10 96 10 96 70Z
 #c3d6e4 M30 70 C30 38 70 38 70 70Z
 #3f5a74 M37 70 C37 46 63 46 63 70Z
 #c3d6e4 r 8 50 22 2.4
 #c3d6e4 r 70 50 22 2.4
 #c3d6e4 r 20 34 60 2.4
 #c3d6e4 r 36 25 2.4 9
 #c3d6e4 r 62 25 2.4 9
 #c3d6e4 r 18 52 2.4 18
 #c3d6e4 r 80 52 2.4 18
hot-air-balloon:
 #6b4a32 k 40 96 42 114 1
 #6b4a32 k 60 96 58 114 1
 #d9594c M50 2 C82 2 98 26 96 48 C94 68 70 86 62 99 L38 99 C30 86 6 68 4 48 C2 26 18 2 50 2Z
 #f6e3b8 M50 2 C68 2 78 26 77 48 C76 68 60 86 56 99 L44 99 C40 86 24 68 23 48 C22 26 32 2 50 2Z
 #e8923f M50 2 C56 2 62 26 62 48 C62 68 54 86 52.5 99 L47.5 99 C46 86 38 68 38 48 C38 26 44 2 50 2Z
 #b8453d r 37 97 26 4 2
 #a86f3d r 40 113 20 16 3
 #8a5630 r 38 111 24 5 2
`;

const products = `
perfume:
 #c79a5b r 32 30 16 14 2
 #2b2d38 r 26 2 28 30 4
 #414554 r 30 5 5 24 2
 #f3dcc8 r 8 40 64 66 9
 #e39a4a r 14 58 52 42 6
 #efb06a r 14 58 52 6 3
 #fff8ec r 24 68 32 22 2
 #5b4636 r 29 74 22 2.6 1
 #5b4636 r 33 80 14 2.2 1
 #fff3e4 r 13 46 5 52 2.5
wine-bottle:
 #2f4a3c M13 6 L25 6 L25 34 C25 44 34 46 34 58 L34 112 C34 117 31 119 27 119 L11 119 C7 119 4 117 4 112 L4 58 C4 46 13 44 13 34Z
 #8e2f3c r 12 2 14 22 2
 #f6ead2 r 4 68 30 30 1
 #8e2f3c r 9 75 20 3 1
 #5b4636 r 11 82 16 2 1
 #5b4636 r 13 87 12 2 1
 #4d6b58 r 8 58 3.5 56 1.7
wedding-cake:
 #e2cdb4 o 50 104 46 6
 #fbf3e6 r 12 74 76 30 4
 #fbf3e6 r 23 46 54 30 4
 #fbf3e6 r 34 22 32 26 4
 #f2b8b5 M12 78 C12 74 88 74 88 78 C86 86 80 80 75 80 C70 80 70 88 64 82 C58 78 56 90 50 82 C44 78 42 88 36 82 C30 78 30 86 24 80 C18 78 14 86 12 78Z
 #f2b8b5 M23 50 C23 46 77 46 77 50 C75 57 70 52 65 53 C60 54 58 60 50 54 C44 52 42 60 36 54 C30 52 25 57 23 50Z
 #d94f45 M50 20 C40 12 44 4 50 10 C56 4 60 12 50 20Z
 #e4808a o 28 72 4 4
 #e4808a o 36 74 3 3
 #8fb39a o 23 74 3 2 30
 #e4808a o 66 45 4 4
 #8fb39a o 72 47 3 2 -30
heart:
 #d94f5c M50 92 C10 62 0 42 4 26 C9 6 36 2 50 24 C64 2 91 6 96 26 C100 42 90 62 50 92Z
 #e8788a M18 28 C20 18 30 16 34 22 C30 26 24 30 22 38 C18 36 17 32 18 28Z
bowl-of-fruit:
 #d94f45 o 34 32 17 17
 #f0a63a o 66 34 16 16
 #8fb84f o 50 24 16 17
 #6b4a32 k 50 10 52 2 1.6
 #5d9c59 o 57 6 6 2.6 -25
 #6b4a32 k 34 17 35 11 1.4
 #f4d35e M64 30 C78 30 90 20 90 4 C94 6 97 8 96 14 C95 32 82 44 66 42Z
 #7d4fa0 o 18 40 7 7
 #7d4fa0 o 24 48 7 7
 #8f63b3 o 14 50 7 7
 #4f86b8 M4 46 L96 46 C94 74 76 88 50 88 C24 88 6 74 4 46Z
 #6ea0cc r 2 43 96 7 3.5
 #3f6f9f r 36 86 28 6 2
`;

const animals = `
sleeping-cat:
 #d9812f M88 40 C99 54 90 67 68 65 L44 64 C37 64 37 55 44 55 L66 55 C76 56 80 50 79 42Z
 #ee9a43 M10 54 C3 30 26 8 56 10 C84 12 99 34 92 54 C90 62 80 63 70 63 L30 63 C20 63 13 61 10 54Z
 #f5ae5e M48 62 C44 40 66 28 82 40 C92 48 88 63 74 63Z
 #d9812f M56 10 C60 18 60 26 56 32 C54 26 52 18 50 10Z
 #d9812f M70 14 C73 20 72 27 68 32 C66 26 66 20 65 12.5Z
 #d9812f M82 60 C92 64 84 70 66 67 L42 66 C34 66 34 57 42 57 L64 57 C72 58 76 58 82 60Z
 #ee9a43 p 11 40 9 19 26 31
 #ee9a43 p 36 30 49 20 47 41
 #f2a7a0 p 14 36 12.5 25 22 31.5
 #f2a7a0 p 39 31 46 26 45 37
 #ee9a43 o 29 44 20 16
 #fbd9b0 o 29 51 10 7.5
 !#3a2b2b M16 43 Q20.5 48 25 43 L25 44.8 Q20.5 50 16 44.8Z
 !#3a2b2b M33 43 Q37.5 48 42 43 L42 44.8 Q37.5 50 33 44.8Z
 !#c9565c M26.5 48 L31.5 48 L29 51Z
 #d9812f p 27 28.5 31 28.5 29 36
 #d9812f p 21 30 24.5 29 24 35
 #d9812f p 34 29 37 30 34.5 35
`;

let drawings: ReadonlyMap<string, Drawing> | null = null;

/** How many things we drew ourselves. */
export function countOwnDrawings(): number {
  ownDrawing('sofa');
  return drawings!.size;
}

export function ownDrawing(id: string): Drawing | null {
  drawings ??= readDrawings(
    [
      ...[furniture, places, products, animals, outdoors, vehicles, food, beings],
      ...[landmarks, landscape, wild, dishes, objects, more, asked, peopleNeed],
      ...[treats, drinks, things, machines, gathered, anew, aboutTheHouse, wholes, smallThings],
      ...[calledFor, roofsAndBarges],
    ]
      .map((one) => one.trim())
      .join('\n'),
  );
  return drawings.get(id) ?? null;
}
