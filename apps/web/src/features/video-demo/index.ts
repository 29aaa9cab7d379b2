/** Public interface: the button that opens a video, and the video's poster. */
export { DEMO_VIDEOS, type DemoVideoName, VIDEO_SIZE } from './demo-videos.ts';
export { WatchDemoButton } from './watch-demo-button.tsx';
