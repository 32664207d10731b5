import { colourViolations, movements, sideways, violations } from '../accessibility.ts';
import { foreignFonts } from '../fonts.ts';
import { expectLook, replaceArt } from '../look.ts';
import { isNarrow } from '../person.ts';
import { openScreen, tagOf } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { smallTargets } from '../targets.ts';
import { expect, type Page, test } from '../test.ts';

// Opening a screen is dear, so that whatever can be seen on it is looked at in one go.

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

/** Screens whose light theme is pictured, too; axe looks at both themes of all of them. */
const light = [
  'accueil',
  'contact',
  'studio-conversation',
  'trainer-rempli',
  'editor-film',
  'galerie-film',
];

// In the sample every second screen is looked at, at one width, in turn; pictures are taken anew of
// all, at both.
const isWhole = process.env.TEST_SAMPLE !== '1' || process.env.UPDATE_SNAPSHOTS === '1';
const turns = ['wide', 'whole', 'narrow', 'whole'] as const;

for (const [index, screen] of screens.entries()) {
  const turn = isWhole ? undefined : turns[index % turns.length];
  const only = turn === 'whole' ? turn : (screen.only ?? turn);
  const title = `${screen.name} looks as it did, passes axe, rests, reflows and is easy to hit`;
  test(title, { tag: tagOf({ only }) }, async ({ page }) => {
    await replaceArt(page);
    await openScreen(page, screen);
    await test.step('in the dark theme', async () => {
      await expectLook(page, screen.name);
      expect.soft(await foreignFonts(page), 'drawn with a font of the machine').toEqual([]);
      expect.soft(await violations(page), 'axe, dark').toEqual([]);
      expect.soft(await smallTargets(page), 'small targets').toEqual([]);
      expect.soft(await movements(page), 'moves under reduced motion').toEqual([]);
    });
    await test.step('in the light theme', async () => {
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light';
      });
      if (light.includes(screen.name)) await expectLook(page, `${screen.name}-clair`);
      expect.soft(await colourViolations(page), 'axe, light').toEqual([]);
    });
    await test.step('in a small window', () => expectReflow(page));
  });
}

/** 320 px are 1280 at 400 %, 720 × 450 is the desk at 200 %. */
async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize(
    isNarrow(page) ? { width: 320, height: 640 } : { width: 720, height: 450 },
  );
  // A pop-up follows the window a moment later.
  await expect.soft.poll(() => sideways(page), { message: 'wider than the window' }).toEqual([]);
}
