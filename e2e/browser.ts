import type { LaunchOptions } from '@playwright/test';

/** Hidden pages of its address bar, which a whole Chromium loads with each window: half its work. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process made ready for a page that never comes. */
const spare = ['SpareRendererForSitePerProcess'];

/** What Playwright turns off itself; Chromium heeds only the last list. */
const asPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const browser: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // As a whole Chromium hints letters on a desk; a shell without a window would hint more.
    '--font-render-hinting=slight',
    '--autoplay-policy=no-user-gesture-required',
    `--disable-features=${[...asPlaywright, ...addressBar, ...spare].join()}`,
  ],
};
