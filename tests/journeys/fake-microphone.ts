/** Chromium with a microphone that hums and speakers that need no click, for journeys that record and listen. */
import config from '../../playwright.config.ts';

const { launchOptions } = config.use ?? {};

export const withFakeMicrophone = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
};
