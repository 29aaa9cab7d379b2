/** The door: the button that shows the film of an offering, and the film's still. */
export { DEMO_VIDEOS, type DemoVideoName, VIDEO_SIZE } from './demo-videos.ts';
export { WatchDemoButton } from './watch-demo-button.tsx';
