import type { Outing } from '../../place-names.ts';
import { clifftop } from '../outdoors/clifftop.ts';
import type { Setting, Stage } from '../stage.ts';
import { buildingSite } from './building-site.ts';
import { cyclades } from './cyclades.ts';
import { finishLine } from './finish-line.ts';
import { campsite, funfair, playground } from './out-to-play.ts';
import { porch } from './porch.ts';
import { quayside } from './quays-and-lights.ts';
import { rooftop } from './rooftop.ts';
import { shipDeck } from './ship-deck.ts';
import { shopWindow } from './shop-window.ts';

export const out: Readonly<Record<Outing, (setting: Setting) => Stage>> = {
  ...{ playground, campsite, buildingSite, funfair, finishLine },
  ...{ shipDeck, porch, shopWindow, cyclades },
  ...{ rooftop, clifftop, quayside },
};
