/** Chromium with a fake microphone and automatic playback, for tests that record and play audio. */
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
