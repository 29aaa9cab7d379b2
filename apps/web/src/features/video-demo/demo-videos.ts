/** Screen recordings of our product, made by `tools/record-demos.ts`. */
export interface DemoVideo {
  title: string;
  /** URLs of the same video in several formats, best first. */
  sources: readonly { src: string; type: string }[];
  captions: string;
  poster: string;
}

export type DemoVideoName = 'search' | 'chat';

const film = (name: DemoVideoName, title: string): DemoVideo => ({
  title,
  sources: [
    { src: `/home/videos/quarry-${name}.webm`, type: 'video/webm; codecs="vp9"' },
    { src: `/home/videos/quarry-${name}.mp4`, type: 'video/mp4' },
  ],
  captions: `/home/videos/quarry-${name}.vtt`,
  poster: `/home/videos/quarry-${name}.webp`,
});

export const VIDEO_SIZE = { width: 1280, height: 800 };

export const DEMO_VIDEOS: Readonly<Record<DemoVideoName, DemoVideo>> = {
  search: film('search', 'Quarry Search, recorded in a demo shop'),
  chat: film('chat', 'Quarry Chat, recorded in a demo shop'),
};
