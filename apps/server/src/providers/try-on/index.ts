/** Public interface of the try-on provider. */
export { createRemoteLookComposer, type RemoteLookComposerOptions } from './remote-look-composer.ts';
