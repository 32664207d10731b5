import type { Person } from '../illustration-description.ts';
import type { CostumeName } from './costumes.ts';
import type { PoseName } from './poses.ts';

/** What people are called by what they do: what they wear and how they stand. */
export type Role = {
  readonly costume?: CostumeName;
  readonly pose?: PoseName;
  readonly sex?: Person['sex'];
  /** Seen whole also when alone: what counts is below the shoulders. */
  readonly isWhole?: true;
};

const worn = (names: string) =>
  Object.fromEntries(
    names.split(' ').map((one): [string, Role] => {
      const [id, costume = id] = one.split('=');
      return [id!, { costume: costume as CostumeName }];
    }),
  );

const whole = (costume: CostumeName, pose: PoseName): Role => ({ costume, pose, isWhole: true });
const posed = (pose: PoseName, more: Role = {}): Role => ({ ...more, pose, isWhole: true });

const roles: Readonly<Record<string, Role>> = {
  ...worn(
    'cook=chef baker health-worker=doctor farmer gardener mechanic firefighter police-officer=police pilot artist scientist construction-worker=builder judge prince person-mage=wizard witch person-vampire=vampire person-elf=elf santa-claus=santa pirate cowboy viking seaman=sailor guard=soldier detective explorer pharaoh clown-face=clown student=graduate waiter king plumber=mechanic archer=elf referee coach butcher barista priest monk musketeer sheriff attendant conductor scout lifeguard miner lumberjack mime prisoner thief devil punk jester teacher',
  ),
  postman: { costume: 'postman' },
  carpenter: { costume: 'carpenter' },
  beekeeper: { costume: 'beekeeper' },
  florist: { costume: 'florist' },
  hairdresser: { costume: 'hairdresser' },
  seamstress: {},
  smith: { costume: 'smith' },
  surgeon: { costume: 'surgeon' },
  nurse: { costume: 'nurse' },
  gnome: { costume: 'gnome', sex: 'man' },
  queen: { costume: 'queen', sex: 'woman' },
  nun: { costume: 'nun', sex: 'woman' },
  maid: { costume: 'maid', sex: 'woman' },
  caveman: { costume: 'caveman', sex: 'man' },
  princess: { costume: 'princess', sex: 'woman' },
  'woman-fairy': { ...whole('fairy', 'dance'), sex: 'woman' },
  'baby-angel': whole('angel', 'stand'),
  'person-superhero': whole('superhero', 'hips'),
  'woman-superhero': { ...whole('superhero', 'hips'), sex: 'woman' },
  'acting-astronaut': { costume: 'astronaut' },
  'acting-woman-merpeople': { costume: 'mermaid', sex: 'woman' },
  'acting-knight': { costume: 'knight' },
  samurai: whole('samurai', 'fight'),
  ninja: whole('ninja', 'fight'),
  judoka: whole('judoka', 'fight'),
  gladiator: whole('gladiator', 'cheer'),
  'rugby-player': whole('rugby', 'run'),
  scrum: whole('rugby', 'scrum'),
  footballer: posed('kick'),
  goalkeeper: posed('dive'),
  fisher: whole('fisher', 'fish'),
  skateboarder: posed('board'),
  'tennis-player': posed('swing'),
  boxer: posed('box'),
  'person-bouncing-ball': posed('shoot'),
  'person-biking': whole('cyclist', 'cycle'),
  'person-lifting-weights': posed('barbell'),
  ballerina: posed('ballet', { sex: 'woman', costume: 'tutu' }),
  dancer: posed('dance'),
  singer: posed('sing'),
  skater: posed('skate'),
};

export const roleOf = (id: string): Role | null => roles[id] ?? null;
/** What was told of somebody lies below the shoulders: heads alone would not show it. */
export const isFullLength = (person: Person | null | undefined): boolean =>
  Boolean(
    person &&
      (person.suit ||
        person.isPregnant ||
        person.aid ||
        person.build ||
        person.legwear ||
        person.boots ||
        person.shoes ||
        person.gloves ||
        person.cape ||
        person.backpack ||
        person.apron ||
        person.clothes === 'dress' ||
        person.clothes === 'kimono' ||
        person.clothes === 'dungarees'),
  );
