import { type Beast, readBeasts } from './beasts.ts';

/**
 * Animals of which only the face that looks at us is known, in the lines of `beasts.ts`: what they do
 * on their own feet their pictures show.
 */
const text = `
bird-build: long=30 trunk=16,16,16 legs=22,5,2.6 neck=10,60,10,9 head=14,0.5,0.3 ears=none tail=stub foot=paw beak=point
furry-build: long=40 trunk=16,16,17 legs=28,8,4.6 neck=14,40,12,10 head=14,1.05,0.42 ears=round tail=stub foot=paw
long-build: long=60 trunk=18,17,18 legs=60,9,4 neck=46,60,13,9 head=11,2,0.5 ears=upright tail=tuft foot=hoof
owl: bird-build beak=hook ears=tufts face=discs iris=#f0b93c coat=#96693f light=#ecd9b6 dark=#66462c
penguin: bird-build face=hood coat=#34363f light=#ffffff dark=#22242c footColour=#e9a13c
bird: bird-build coat=#4f8fd0 light=#f2a65a dark=#386da6 footColour=#8a5a3a
chicken: bird-build comb=true coat=#fbf4e6 light=#ffffff dark=#e2d3b8 footColour=#e9a13c
rooster: bird-build comb=true coat=#b5643a light=#e8b06a dark=#7a3a28 footColour=#e9a13c
turkey: bird-build comb=true coat=#6b4a3a light=#a57c5c dark=#45302a footColour=#e9a13c
duck: bird-build beak=flat coat=#f8f3e6 light=#ffffff dark=#d9cfb8 footColour=#ec9a35
duckling: duck coat=#f5cf4a light=#fbe38c dark=#d9ac2c
baby-chick: bird-build coat=#f6d256 light=#fce894 dark=#d9ac2c footColour=#ec9a35
goose: duck
swan: duck
crow: bird-build coat=#33343d light=#45464f dark=#22232a footColour=#22232a beakColour=#5a5a62
blackbird: crow beakColour=#eda53c
parrot: bird-build beak=hook coat=#4fa35c light=#f3cf4c dark=#347a44 beakColour=#3f3f48
eagle: bird-build beak=hook coat=#8a5f3e light=#f7f3ea dark=#5e3f2c face=hood iris=#e8bb40
dove: bird-build coat=#f4f2ee light=#ffffff dark=#d0cfd4
flamingo: bird-build beak=hook coat=#f29ab0 light=#f9c4cf dark=#d97590
frog: furry-build ears=none face=topEyes coat=#6fae52 light=#dbe8a6 dark=#4c8438
turtle: furry-build ears=none coat=#86ab62 light=#d9dea0 dark=#5c7f42
crocodile: furry-build ears=none face=topEyes coat=#5f9a58 light=#cfe0a4 dark=#42743f
chameleon: frog coat=#78b04c
hedgehog: furry-build ears=none spines=true head=13,1.2,0.3 coat=#ecd2ab light=#f8e9cf dark=#5f4434
elephant: furry-build ears=fan trunkNose=true coat=#99a1ad light=#b9bfc8 dark=#767e8a
hippopotamus: furry-build tail=curl foot=hoof head=16,1.2,0.6 coat=#9b8c9c light=#c4b2c0 dark=#75687a nose=#b7a2b2
rhinoceros: furry-build tail=curl foot=hoof head=16,1.2,0.5 horns=horn coat=#9a9aa0 light=#bcbcc2 dark=#717178 nose=#abaab0
monkey: furry-build ears=side tail=long face=mask coat=#8b5c3c light=#ecc9a0 dark=#5f3d28
gorilla: furry-build ears=side face=mask coat=#484a54 light=#7d7b82 dark=#33343c
orangutan: monkey coat=#bf6a34 light=#e8b890 dark=#8f4a24
koala: furry-build ears=big-round coat=#9ca3ac light=#e6e6e8 dark=#6f7680 nose=#3a3840
sloth: furry-build ears=none face=band coat=#ab8a64 light=#ead8b6 dark=#6b4c34
chipmunk: furry-build ears=pointed tail=bushy head=13,1,0.34 coat=#bb6c3c light=#f4dfc0 dark=#8a4a28
red-panda: furry-build ears=large tail=ringed face=mask coat=#b5582f light=#f6e6d2 dark=#5e2f22
otter: furry-build tail=wag coat=#7f5c42 light=#d6b894 dark=#573d2c
beaver: furry-build coat=#8c5f3e light=#c79a6c dark=#5e3f2a
skunk: furry-build tail=bushy face=blaze coat=#35343c light=#f6f3ec dark=#24232a
seal: furry-build ears=none coat=#8f99a5 light=#c9d0d6 dark=#6b7480
kangaroo: furry-build ears=large tail=wag head=13,1.5,0.4 coat=#bd8d5e light=#f0dbbd dark=#8a6240
llama: long-build tail=stub coat=#f1e5d0 light=#fbf5e8 dark=#c9b190
giraffe: long-build horns=short ears=aside marks=spots coat=#ecbc62 light=#f8e4b4 dark=#a8682e markColour=#b5743a
camel: long-build ears=round coat=#d2a468 light=#ead0a4 dark=#9a7040
two-hump-camel: camel
dachshund: furry-build ears=floppy tail=wag head=13,1.3,0.42 coat=#9c5d36 light=#d9a06a dark=#6b3d24
poodle: furry-build ears=floppy tail=wag head=13,1.2,0.4 curls=true ear=#dfc8b2 coat=#f3e7da light=#ffffff dark=#d6bfa8
ram: long-build wool=true ears=aside tail=stub horns=curled coat=#f3eee2 light=#ffffff dark=#4a4046
dragon: long-build ears=aside horns=short coat=#5fa862 light=#c8e0a0 dark=#3d7a46
mole: furry-build ears=none head=13,1.3,0.34 coat=#7b6f78 light=#b3a5ac dark=#554a53 nose=#e79aa6 footColour=#e9aeb4
guinea-pig: furry-build tail=stub head=14,0.95,0.44 coat=#b9793f light=#fbf1e2 dark=#6a4327
t-rex: furry-build ears=none tail=wag head=14,1.2,0.5 coat=#6fa65a light=#d7e3a4 dark=#47793c
sauropod: t-rex coat=#6f9fb0 light=#c9dfe2 dark=#4a7484
bat: furry-build ears=large coat=#4c4452 light=#7a6c80 dark=#352f3a
`;

let known: ReadonlyMap<string, Beast> | null = null;

/** By what is drawn; null for what has bones of its own, or no face. */
export function faceKindOf(id: string): Beast | null {
  if (id.endsWith('-build')) return null;
  known ??= readBeasts(text);
  return known.get(id) ?? null;
}
