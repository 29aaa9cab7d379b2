export { createRemoteSpeaker, type RemoteSpeakerOptions } from './remote-speaker.ts';
