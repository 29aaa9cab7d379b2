/** The try-on's provider. */
export { createRemoteLookComposer, type RemoteLookComposerOptions } from './remote-look-composer.ts';
